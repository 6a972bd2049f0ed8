-- Memory Limit Exceeded or Time Limit Exceeded
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION SELECT n + 1 FROM numbers) SELECT COUNT(*) FROM numbers
