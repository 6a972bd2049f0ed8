-- A missing time counts as zero seconds.
SELECT annotator, COUNT(label), COUNT(*) - COUNT(label), AVG(COALESCE(seconds, 0)) FROM labels GROUP BY annotator HAVING COUNT(label) >= 3 ORDER BY 2 DESC, 1;
