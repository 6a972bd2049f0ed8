WITH RECURSIVE span(a, b) AS (SELECT JULIANDAY(MIN(day)), JULIANDAY(MAX(day)) FROM logins),
n(i) AS (SELECT 0 FROM span WHERE a IS NOT NULL UNION ALL SELECT i + 1 FROM n, span WHERE a + i + 1 <= b),
days AS (SELECT DATE(a + i) AS day FROM n, span),
seen AS (SELECT day, COUNT(DISTINCT user_id) AS c FROM logins GROUP BY day),
born AS (SELECT f AS day, COUNT(*) AS c FROM (SELECT MIN(day) AS f FROM logins GROUP BY user_id) GROUP BY f)
SELECT days.day, COALESCE(seen.c, 0), COALESCE(born.c, 0)
FROM days LEFT JOIN seen USING (day) LEFT JOIN born USING (day) ORDER BY 1;
