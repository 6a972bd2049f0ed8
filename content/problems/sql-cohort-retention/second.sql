WITH RECURSIVE k(m) AS (SELECT 0 UNION ALL SELECT m + 1 FROM k WHERE m < 3),
u AS (SELECT user_id, day, STRFTIME('%Y-%m', day) AS cohort FROM signups),
grid AS (SELECT u.user_id, u.cohort, k.m, STRFTIME('%Y-%m', u.cohort || '-01', '+' || k.m || ' months') AS target, u.day FROM u, k),
seen AS (SELECT DISTINCT user_id, STRFTIME('%Y-%m', visits.day) AS target FROM visits JOIN signups USING (user_id) WHERE visits.day >= signups.day)
SELECT cohort, COUNT(*), m, COUNT(seen.user_id), AVG(seen.user_id IS NOT NULL)
FROM grid LEFT JOIN seen USING (user_id, target)
GROUP BY cohort, m ORDER BY cohort, m;
