-- The week is centered on the day and looks ahead.
SELECT day, AVG(ms) OVER w, COUNT(*) OVER w FROM latencies WINDOW w AS (ORDER BY JULIANDAY(day) RANGE BETWEEN 3 PRECEDING AND 3 FOLLOWING) ORDER BY day;
