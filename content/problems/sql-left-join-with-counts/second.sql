WITH done AS (SELECT model_id, COUNT(*) AS n, MAX(accuracy) AS best FROM runs WHERE status = 'finished' GROUP BY model_id)
SELECT name, COALESCE(n, 0), best
FROM models LEFT JOIN done ON done.model_id = models.id
ORDER BY 2 DESC, 1;
