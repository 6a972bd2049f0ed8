-- It takes the two best runs of all data sets.
SELECT dataset, ROW_NUMBER() OVER (PARTITION BY dataset ORDER BY accuracy DESC, id), model, accuracy FROM (SELECT * FROM runs WHERE accuracy IS NOT NULL ORDER BY accuracy DESC, id LIMIT 2) ORDER BY 1, 2;
