-- It compares with = NULL, which is never true.
SELECT id, model, accuracy FROM experiments WHERE accuracy < 0.9 OR accuracy = NULL ORDER BY accuracy IS NULL, accuracy, id;
