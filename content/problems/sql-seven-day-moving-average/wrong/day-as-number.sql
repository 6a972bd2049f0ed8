-- It subtracts from the digits of the date, which fails at the end of a month.
SELECT day, AVG(ms) OVER w, COUNT(*) OVER w FROM latencies WINDOW w AS (ORDER BY CAST(REPLACE(day, '-', '') AS INTEGER) RANGE BETWEEN 6 PRECEDING AND CURRENT ROW) ORDER BY day;
