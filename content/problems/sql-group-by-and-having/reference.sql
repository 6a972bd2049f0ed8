SELECT annotator, COUNT(label) AS labeled, COUNT(*) - COUNT(label) AS skipped, AVG(seconds) AS mean_seconds
FROM labels
GROUP BY annotator
HAVING COUNT(label) >= 3
ORDER BY labeled DESC, annotator;
