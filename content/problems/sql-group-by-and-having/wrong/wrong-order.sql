-- Annotators with equally many labels come in reverse order.
SELECT annotator, COUNT(label), COUNT(*) - COUNT(label), AVG(seconds) FROM labels GROUP BY annotator HAVING COUNT(label) >= 3 ORDER BY 2 DESC, 1 DESC;
