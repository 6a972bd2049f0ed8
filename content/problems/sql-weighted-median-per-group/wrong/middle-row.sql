-- It takes the middle row and ignores the counts.
WITH t AS (SELECT model, latency, ROW_NUMBER() OVER (PARTITION BY model ORDER BY latency) AS i, COUNT(*) OVER (PARTITION BY model) AS n, SUM(requests) OVER (PARTITION BY model) AS total FROM histogram) SELECT model, total, MIN(CASE WHEN total > 0 AND 2 * i >= n THEN latency END) FROM t GROUP BY model, total ORDER BY model;
