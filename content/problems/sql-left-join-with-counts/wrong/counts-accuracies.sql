-- It counts accuracies and misses finished runs without one.
SELECT name, COUNT(accuracy), MAX(accuracy) FROM models LEFT JOIN runs ON model_id = models.id AND status = 'finished' GROUP BY name ORDER BY 2 DESC, 1;
