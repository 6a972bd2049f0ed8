WITH known AS (SELECT * FROM labels WHERE label IS NOT NULL),
pairs AS (
  SELECT MIN(x.annotator, y.annotator) AS p, MAX(x.annotator, y.annotator) AS q, CASE WHEN x.label = y.label THEN 1.0 ELSE 0.0 END AS same
  FROM known x JOIN known y USING (example_id) WHERE x.annotator > y.annotator
)
SELECT p, q, COUNT(same), SUM(same) / COUNT(same) AS rate FROM pairs GROUP BY p, q HAVING COUNT(same) > 1 ORDER BY rate, p, q;
