-- It reports a missing accuracy as 0.
SELECT id, model, COALESCE(accuracy, 0) AS accuracy FROM experiments WHERE accuracy < 0.9 OR accuracy IS NULL ORDER BY experiments.accuracy IS NULL, experiments.accuracy, id;
