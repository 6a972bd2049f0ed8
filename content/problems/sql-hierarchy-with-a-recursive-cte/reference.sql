WITH RECURSIVE climb(below, above, steps) AS (
  SELECT id, id, 0 FROM categories
  UNION ALL
  SELECT climb.below, categories.parent_id, climb.steps + 1
  FROM climb
  JOIN categories ON categories.id = climb.above
  WHERE categories.parent_id IS NOT NULL
),
counts AS (
  SELECT category_id, COUNT(*) AS n FROM images GROUP BY category_id
),
totals AS (
  SELECT climb.above, SUM(counts.n) AS n
  FROM climb
  JOIN counts ON counts.category_id = climb.below
  GROUP BY climb.above
),
depths AS (
  SELECT below, MAX(steps) AS depth FROM climb GROUP BY below
)
SELECT categories.name, depths.depth, COALESCE(counts.n, 0) AS own, COALESCE(totals.n, 0) AS total
FROM categories
JOIN depths ON depths.below = categories.id
LEFT JOIN counts ON counts.category_id = categories.id
LEFT JOIN totals ON totals.above = categories.id
ORDER BY depths.depth, categories.name;
