-- Runtime Error or Memory Limit Exceeded or Time Limit Exceeded
WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT LENGTH(json_group_array(printf('%.*c', 100000, 'x'))) FROM n
