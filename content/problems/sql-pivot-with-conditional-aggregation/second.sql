SELECT model,
  COUNT(*) FILTER (WHERE label AND predicted),
  COUNT(*) FILTER (WHERE NOT label AND predicted),
  COUNT(*) FILTER (WHERE label AND NOT predicted),
  COUNT(*) FILTER (WHERE NOT label AND NOT predicted),
  COUNT(*) - COUNT(predicted)
FROM predictions GROUP BY model ORDER BY model;
