SELECT a.day, AVG(b.ms), COUNT(b.ms)
FROM latencies a JOIN latencies b ON b.day BETWEEN DATE(a.day, '-6 days') AND a.day
GROUP BY a.day
ORDER BY a.day;
