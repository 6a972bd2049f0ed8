-- COUNT counts the zeros of ELSE as well.
SELECT model, COUNT(CASE WHEN label = 1 AND predicted = 1 THEN 1 ELSE 0 END), COUNT(CASE WHEN label = 0 AND predicted = 1 THEN 1 ELSE 0 END), COUNT(CASE WHEN label = 1 AND predicted = 0 THEN 1 ELSE 0 END), COUNT(CASE WHEN label = 0 AND predicted = 0 THEN 1 ELSE 0 END), SUM(predicted IS NULL) FROM predictions GROUP BY model ORDER BY model;
