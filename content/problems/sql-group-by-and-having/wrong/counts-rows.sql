-- HAVING counts rows, so skipped examples count as labels.
SELECT annotator, COUNT(label), COUNT(*) - COUNT(label), AVG(seconds) FROM labels GROUP BY annotator HAVING COUNT(*) >= 3 ORDER BY 2 DESC, 1;
