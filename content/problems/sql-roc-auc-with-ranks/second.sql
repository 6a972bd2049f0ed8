WITH g AS (SELECT model, score, SUM(label = 1) AS p, SUM(label = 0) AS n FROM scores WHERE score NOTNULL GROUP BY 1, 2),
w AS (SELECT *, COALESCE(SUM(n) OVER (PARTITION BY model ORDER BY score ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS lower FROM g),
t AS (SELECT model, SUM(p) AS p, SUM(n) AS n, SUM(p * (lower + 0.5 * n)) AS wins FROM w GROUP BY 1),
m AS (SELECT model FROM scores GROUP BY 1)
SELECT m.model, IFNULL(p, 0), IFNULL(n, 0), CASE WHEN p > 0 AND n > 0 THEN wins / p / n END AS area
FROM m LEFT JOIN t USING (model) ORDER BY area DESC NULLS LAST, 1;
