-- Models without requests are missing.
WITH t AS (SELECT model, latency, SUM(requests) OVER (PARTITION BY model ORDER BY latency) AS s, SUM(requests) OVER (PARTITION BY model) AS total FROM histogram) SELECT model, total, MIN(latency) FROM t WHERE total > 0 AND 2 * s >= total GROUP BY model, total ORDER BY model;
