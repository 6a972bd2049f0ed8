-- Days of months without a budget are missing.
WITH d AS (SELECT day, SUM(hours) AS h FROM jobs GROUP BY day), t AS (SELECT day, h, SUM(h) OVER (PARTITION BY SUBSTR(day, 1, 7) ORDER BY day) AS total FROM d) SELECT day, h, total, budgets.hours - total FROM t JOIN budgets ON month = SUBSTR(day, 1, 7) ORDER BY day;
