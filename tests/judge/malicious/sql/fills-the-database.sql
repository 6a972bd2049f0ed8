-- Memory Limit Exceeded or Time Limit Exceeded
CREATE TABLE t (b); WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) INSERT INTO t SELECT zeroblob(100000) FROM n; SELECT 42
