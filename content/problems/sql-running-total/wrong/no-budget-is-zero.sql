-- Without a budget it subtracts from 0.
WITH d AS (SELECT day, SUM(hours) AS h FROM jobs GROUP BY day), t AS (SELECT day, h, SUM(h) OVER (PARTITION BY SUBSTR(day, 1, 7) ORDER BY day) AS total FROM d) SELECT day, h, total, COALESCE(budgets.hours, 0) - total FROM t LEFT JOIN budgets ON month = SUBSTR(day, 1, 7) ORDER BY day;
