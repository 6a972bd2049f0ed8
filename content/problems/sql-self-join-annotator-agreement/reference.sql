SELECT a.annotator AS first, b.annotator AS second, COUNT(*) AS shared, AVG(a.label = b.label) AS agreement
FROM labels AS a
JOIN labels AS b ON b.example_id = a.example_id AND a.annotator < b.annotator
WHERE a.label IS NOT NULL AND b.label IS NOT NULL
GROUP BY a.annotator, b.annotator
HAVING COUNT(*) >= 2
ORDER BY agreement, first, second;
