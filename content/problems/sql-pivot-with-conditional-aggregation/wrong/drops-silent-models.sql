-- A model that always abstained is missing.
SELECT model, SUM(label = 1 AND predicted = 1), SUM(label = 0 AND predicted = 1), SUM(label = 1 AND predicted = 0), SUM(label = 0 AND predicted = 0), (SELECT COUNT(*) FROM predictions p WHERE p.model = predictions.model AND p.predicted IS NULL) FROM predictions WHERE predicted IS NOT NULL GROUP BY model ORDER BY model;
