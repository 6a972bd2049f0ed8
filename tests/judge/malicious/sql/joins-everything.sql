-- Time Limit Exceeded
WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 1000) SELECT COUNT(*) FROM n a, n b, n c, n d, n e
