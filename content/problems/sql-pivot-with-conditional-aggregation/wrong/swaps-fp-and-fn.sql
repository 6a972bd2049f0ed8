-- It swaps false positives and false negatives.
SELECT model, SUM(label = 1 AND predicted IS 1), SUM(label = 1 AND predicted IS 0), SUM(label = 0 AND predicted IS 1), SUM(label = 0 AND predicted IS 0), SUM(predicted IS NULL) FROM predictions GROUP BY model ORDER BY model;
