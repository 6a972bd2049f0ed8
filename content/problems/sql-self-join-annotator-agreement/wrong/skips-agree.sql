-- Two skipped labels count as agreement.
SELECT a.annotator, b.annotator, COUNT(*), AVG(a.label IS b.label) FROM labels a JOIN labels b ON a.example_id = b.example_id AND a.annotator < b.annotator GROUP BY 1, 2 HAVING COUNT(*) >= 2 ORDER BY 4, 1, 2;
