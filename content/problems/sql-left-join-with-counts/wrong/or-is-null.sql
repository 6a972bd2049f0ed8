-- OR status IS NULL does not bring back models with failed runs only.
SELECT name, COUNT(model_id), MAX(accuracy) FROM models LEFT JOIN runs ON model_id = models.id WHERE status = 'finished' OR status IS NULL GROUP BY name ORDER BY 2 DESC, 1;
