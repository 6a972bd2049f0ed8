-- Runtime Error or Memory Limit Exceeded or Time Limit Exceeded
WITH RECURSIVE texts(t) AS (SELECT 'x' UNION ALL SELECT t || t FROM texts) SELECT MAX(LENGTH(t)) FROM texts
