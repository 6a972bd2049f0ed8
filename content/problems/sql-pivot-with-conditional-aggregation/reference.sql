SELECT model,
  SUM(CASE WHEN label = 1 AND predicted = 1 THEN 1 ELSE 0 END) AS tp,
  SUM(CASE WHEN label = 0 AND predicted = 1 THEN 1 ELSE 0 END) AS fp,
  SUM(CASE WHEN label = 1 AND predicted = 0 THEN 1 ELSE 0 END) AS fn,
  SUM(CASE WHEN label = 0 AND predicted = 0 THEN 1 ELSE 0 END) AS tn,
  SUM(CASE WHEN predicted IS NULL THEN 1 ELSE 0 END) AS abstained
FROM predictions
GROUP BY model
ORDER BY model;
