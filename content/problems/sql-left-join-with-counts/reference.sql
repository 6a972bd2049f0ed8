SELECT models.name, COUNT(runs.model_id) AS finished, MAX(runs.accuracy) AS best
FROM models
LEFT JOIN runs ON runs.model_id = models.id AND runs.status = 'finished'
GROUP BY models.id, models.name
ORDER BY finished DESC, models.name;
