-- WHERE removes skipped examples before they can be counted.
SELECT annotator, COUNT(label), COUNT(*) - COUNT(label), AVG(seconds) FROM labels WHERE label IS NOT NULL GROUP BY annotator HAVING COUNT(*) >= 3 ORDER BY 2 DESC, 1;
