SELECT id, model, accuracy
FROM experiments
WHERE accuracy < 0.9 OR accuracy IS NULL
ORDER BY accuracy IS NULL, accuracy, id;
