-- It divides by seven, as if missing days had no latency.
SELECT day, SUM(ms) OVER w / 7.0, COUNT(*) OVER w FROM latencies WINDOW w AS (ORDER BY JULIANDAY(day) RANGE BETWEEN 6 PRECEDING AND CURRENT ROW) ORDER BY day;
