WITH c AS (SELECT *, LAG(at, 1, -999999999999) OVER w AS before, LEAD(at, 1, 999999999999) OVER w AS after, ROW_NUMBER() OVER w AS i FROM clicks WHERE user_id NOTNULL WINDOW w AS (PARTITION BY user_id ORDER BY at)),
a AS (SELECT user_id, at, i, page, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY at) AS n FROM c WHERE at - before > 1800),
b AS (SELECT user_id, at, i, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY at) AS n FROM c WHERE after - at > 1800)
SELECT a.user_id, a.n, a.at, b.at, b.i - a.i + 1, a.page
FROM a JOIN b ON b.user_id = a.user_id AND b.n = a.n
ORDER BY a.user_id, a.n;
