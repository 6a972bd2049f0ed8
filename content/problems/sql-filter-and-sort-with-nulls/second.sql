SELECT id, model, accuracy
FROM experiments
WHERE NOT (COALESCE(accuracy, -1) >= 0.9)
ORDER BY accuracy ASC NULLS LAST, id ASC;
