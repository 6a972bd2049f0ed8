-- Unfinished runs may take a place.
SELECT dataset, place, model, COALESCE(accuracy, 0) FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY dataset ORDER BY accuracy DESC, id) AS place FROM runs) WHERE place <= 2 ORDER BY dataset, place;
