-- Output Limit Exceeded or Time Limit Exceeded
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers) SELECT printf('%.*c', 100000, 'x') FROM numbers
