-- It keeps the lowest accuracies.
SELECT dataset, place, model, accuracy FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY dataset ORDER BY accuracy, id) AS place FROM runs WHERE accuracy IS NOT NULL) WHERE place <= 2 ORDER BY dataset, place;
