WITH ranked AS (
  SELECT model, label,
    RANK() OVER (PARTITION BY model ORDER BY score) + (COUNT(*) OVER (PARTITION BY model, score) - 1) / 2.0 AS place
  FROM scores
  WHERE score IS NOT NULL
),
sums AS (
  SELECT model, SUM(label) AS p, SUM(1 - label) AS n, SUM(label * place) AS total
  FROM ranked
  GROUP BY model
),
models AS (
  SELECT DISTINCT model FROM scores
)
SELECT models.model, COALESCE(p, 0) AS positives, COALESCE(n, 0) AS negatives, (total - p * (p + 1) / 2.0) / NULLIF(p * n, 0) AS auc
FROM models
LEFT JOIN sums ON sums.model = models.model
ORDER BY auc IS NULL, auc DESC, models.model;
