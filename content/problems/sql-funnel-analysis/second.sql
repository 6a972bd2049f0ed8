WITH v AS (SELECT *, MIN(CASE WHEN name = 'visit' THEN at END) OVER (PARTITION BY user_id) AS t1 FROM events),
s AS (SELECT *, MIN(CASE WHEN name = 'signup' AND at >= t1 THEN at END) OVER (PARTITION BY user_id) AS t2 FROM v),
f AS (SELECT user_id, MAX(t1 IS NOT NULL) AS a, MAX(t2 IS NOT NULL) AS b, MAX(COALESCE(name = 'submit' AND at >= t2, 0)) AS c FROM s GROUP BY user_id),
n AS (SELECT COALESCE(SUM(a), 0) AS a, COALESCE(SUM(b), 0) AS b, COALESCE(SUM(c), 0) AS c FROM f)
SELECT 1, 'visit', a, NULL FROM n
UNION ALL SELECT 2, 'signup', b, b / CAST(NULLIF(a, 0) AS REAL) FROM n
UNION ALL SELECT 3, 'submit', c, c / CAST(NULLIF(b, 0) AS REAL) FROM n;
