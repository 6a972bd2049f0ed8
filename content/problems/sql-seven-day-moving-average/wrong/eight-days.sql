-- Seven preceding days and the day itself are eight.
SELECT day, AVG(ms) OVER w, COUNT(*) OVER w FROM latencies WINDOW w AS (ORDER BY JULIANDAY(day) RANGE BETWEEN 7 PRECEDING AND CURRENT ROW) ORDER BY day;
