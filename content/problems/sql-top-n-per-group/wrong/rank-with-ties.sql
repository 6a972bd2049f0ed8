-- RANK gives equal accuracies the same place.
SELECT dataset, place, model, accuracy FROM (SELECT *, RANK() OVER (PARTITION BY dataset ORDER BY accuracy DESC) AS place FROM runs WHERE accuracy IS NOT NULL) WHERE place <= 2 ORDER BY dataset, place, id;
