WITH d AS (SELECT user_id, day, LAG(day) OVER (PARTITION BY user_id ORDER BY day) AS before FROM (SELECT user_id, day FROM solved GROUP BY 1, 2)),
s AS (SELECT *, SUM(before IS NULL OR DATE(before, '+1 day') <> day) OVER (PARTITION BY user_id ORDER BY day) AS run FROM d),
r AS (SELECT user_id, run, COUNT(*) AS n, MIN(day) AS a, MAX(day) AS b FROM s GROUP BY user_id, run)
SELECT user_id, n, a, b FROM r
WHERE run = (SELECT run FROM r AS o WHERE o.user_id = r.user_id ORDER BY n DESC, run DESC LIMIT 1)
ORDER BY n DESC, user_id;
