-- It leaves out days whose week is not complete.
SELECT * FROM (SELECT day, AVG(ms) OVER w, COUNT(*) OVER w AS n FROM latencies WINDOW w AS (ORDER BY JULIANDAY(day) RANGE BETWEEN 6 PRECEDING AND CURRENT ROW)) WHERE n = 7 ORDER BY day;
