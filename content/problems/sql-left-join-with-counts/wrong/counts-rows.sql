-- It counts rows, so a model without partners gets 1.
SELECT name, COUNT(*), MAX(accuracy) FROM models LEFT JOIN runs ON model_id = models.id AND status = 'finished' GROUP BY name ORDER BY 2 DESC, 1;
