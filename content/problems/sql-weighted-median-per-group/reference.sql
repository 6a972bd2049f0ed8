WITH totals AS (
  SELECT model, latency,
    SUM(requests) OVER (PARTITION BY model ORDER BY latency) AS so_far,
    SUM(requests) OVER (PARTITION BY model) AS requests
  FROM histogram
)
SELECT model, requests, MIN(CASE WHEN requests > 0 AND 2 * so_far >= requests THEN latency END) AS p50
FROM totals
GROUP BY model, requests
ORDER BY model;
