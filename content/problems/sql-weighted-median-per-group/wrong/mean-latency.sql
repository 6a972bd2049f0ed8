-- It computes the mean, not the median.
SELECT model, SUM(requests), CAST(SUM(latency * requests) / NULLIF(SUM(requests), 0) AS INTEGER) FROM histogram GROUP BY model ORDER BY model;
