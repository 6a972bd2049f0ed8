-- The best accuracy is taken over all runs.
SELECT name, COALESCE(SUM(status = 'finished'), 0), MAX(accuracy) FROM models LEFT JOIN runs ON model_id = models.id GROUP BY name ORDER BY 2 DESC, 1;
