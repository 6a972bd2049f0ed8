-- The status stands in WHERE, so models without finished runs vanish.
SELECT name, COUNT(model_id), MAX(accuracy) FROM models LEFT JOIN runs ON model_id = models.id WHERE status = 'finished' GROUP BY name ORDER BY 2 DESC, 1;
