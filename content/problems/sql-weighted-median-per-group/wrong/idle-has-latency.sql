-- A model without requests gets its smallest latency.
WITH t AS (SELECT model, latency, SUM(requests) OVER (PARTITION BY model ORDER BY latency) AS s, SUM(requests) OVER (PARTITION BY model) AS total FROM histogram) SELECT model, total, MIN(CASE WHEN 2 * s >= total THEN latency END) FROM t GROUP BY model, total ORDER BY model;
