-- It divides whole numbers.
SELECT a.annotator, b.annotator, COUNT(*), SUM(a.label = b.label) / COUNT(*) FROM labels a JOIN labels b ON a.example_id = b.example_id AND a.annotator < b.annotator WHERE a.label IS NOT NULL AND b.label IS NOT NULL GROUP BY 1, 2 HAVING COUNT(*) >= 2 ORDER BY 4, 1, 2;
