-- A kind that never happened is NULL.
SELECT model, SUM(CASE WHEN label = 1 AND predicted = 1 THEN 1 END), SUM(CASE WHEN label = 0 AND predicted = 1 THEN 1 END), SUM(CASE WHEN label = 1 AND predicted = 0 THEN 1 END), SUM(CASE WHEN label = 0 AND predicted = 0 THEN 1 END), SUM(CASE WHEN predicted IS NULL THEN 1 END) FROM predictions GROUP BY model ORDER BY model;
