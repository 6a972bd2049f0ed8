-- Each pair appears in both orders.
SELECT a.annotator, b.annotator, COUNT(*), AVG(a.label = b.label) FROM labels a JOIN labels b ON a.example_id = b.example_id AND a.annotator <> b.annotator WHERE a.label IS NOT NULL AND b.label IS NOT NULL GROUP BY 1, 2 HAVING COUNT(*) >= 2 ORDER BY 4, 1, 2;
