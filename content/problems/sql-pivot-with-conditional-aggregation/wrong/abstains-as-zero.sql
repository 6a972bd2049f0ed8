-- An abstention counts as the prediction 0.
SELECT model, SUM(label = 1 AND COALESCE(predicted, 0) = 1), SUM(label = 0 AND COALESCE(predicted, 0) = 1), SUM(label = 1 AND COALESCE(predicted, 0) = 0), SUM(label = 0 AND COALESCE(predicted, 0) = 0), SUM(predicted IS NULL) FROM predictions GROUP BY model ORDER BY model;
