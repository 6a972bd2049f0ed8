SELECT dataset, place, model, accuracy
FROM (
  SELECT dataset, model, accuracy, ROW_NUMBER() OVER (PARTITION BY dataset ORDER BY accuracy DESC, id) AS place
  FROM runs
  WHERE accuracy IS NOT NULL
)
WHERE place <= 2
ORDER BY dataset, place;
