-- The frame counts rows, so old days count after a gap.
SELECT day, AVG(ms) OVER w, COUNT(*) OVER w FROM latencies WINDOW w AS (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) ORDER BY day;
