-- Of equal runs the later one is better.
SELECT dataset, place, model, accuracy FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY dataset ORDER BY accuracy DESC, id DESC) AS place FROM runs WHERE accuracy IS NOT NULL) WHERE place <= 2 ORDER BY dataset, place;
