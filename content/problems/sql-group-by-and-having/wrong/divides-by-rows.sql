-- It divides the sum of the times by the number of rows.
SELECT annotator, COUNT(label), COUNT(*) - COUNT(label), SUM(seconds) / COUNT(*) FROM labels GROUP BY annotator HAVING COUNT(label) >= 3 ORDER BY 2 DESC, 1;
