WITH finished AS (SELECT * FROM runs WHERE accuracy IS NOT NULL),
ranked AS (SELECT *, COUNT(*) OVER (PARTITION BY dataset ORDER BY accuracy DESC, id ROWS UNBOUNDED PRECEDING) AS n FROM finished)
SELECT dataset, n, model, accuracy FROM ranked WHERE n IN (1, 2) ORDER BY dataset, n;
