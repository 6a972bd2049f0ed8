-- Memory Limit Exceeded or Time Limit Exceeded
WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 3000) SELECT n FROM (SELECT a.n * b.n AS n, RANDOM() AS r FROM n a, n b) ORDER BY r LIMIT 1
