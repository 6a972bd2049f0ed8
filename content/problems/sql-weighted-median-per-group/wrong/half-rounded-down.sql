-- It divides whole numbers, so half of 7 is 3.
WITH t AS (SELECT model, latency, SUM(requests) OVER (PARTITION BY model ORDER BY latency) AS s, SUM(requests) OVER (PARTITION BY model) AS total FROM histogram) SELECT model, total, MIN(CASE WHEN total > 0 AND s >= total / 2 THEN latency END) FROM t GROUP BY model, total ORDER BY model;
