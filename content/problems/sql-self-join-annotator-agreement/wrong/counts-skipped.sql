-- Skipped examples count as shared.
SELECT a.annotator, b.annotator, COUNT(*), AVG(a.label = b.label) FROM labels a JOIN labels b ON a.example_id = b.example_id AND a.annotator < b.annotator GROUP BY 1, 2 HAVING COUNT(a.label = b.label) >= 2 ORDER BY 4, 1, 2;
