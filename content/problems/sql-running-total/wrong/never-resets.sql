-- The total goes on over the end of a month.
WITH d AS (SELECT day, SUM(hours) AS h FROM jobs GROUP BY day), t AS (SELECT day, h, SUM(h) OVER (ORDER BY day) AS total FROM d) SELECT day, h, total, budgets.hours - total FROM t LEFT JOIN budgets ON month = SUBSTR(day, 1, 7) ORDER BY day;
