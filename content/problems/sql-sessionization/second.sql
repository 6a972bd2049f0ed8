WITH c AS (SELECT *, LAG(at, 1, -999999999999) OVER w AS before, LEAD(at, 1, 999999999999) OVER w AS after FROM clicks WHERE user_id NOTNULL WINDOW w AS (PARTITION BY user_id ORDER BY at)),
a AS (SELECT user_id, at, page, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY at) AS n FROM c WHERE at - before > 1800),
b AS (SELECT user_id, at, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY at) AS n FROM c WHERE after - at > 1800)
SELECT a.user_id, a.n, a.at, b.at, COUNT(*), a.page
FROM a JOIN b ON b.user_id = a.user_id AND b.n = a.n JOIN c ON c.user_id = a.user_id AND c.at BETWEEN a.at AND b.at
GROUP BY a.user_id, a.n, a.at, b.at, a.page
ORDER BY a.user_id, a.n;
