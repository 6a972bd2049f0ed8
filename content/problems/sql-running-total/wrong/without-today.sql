-- The total leaves out the day itself.
WITH d AS (SELECT day, SUM(hours) AS h FROM jobs GROUP BY day), t AS (SELECT day, h, COALESCE(SUM(h) OVER (PARTITION BY SUBSTR(day, 1, 7) ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS total FROM d) SELECT day, h, total, budgets.hours - total FROM t LEFT JOIN budgets ON month = SUBSTR(day, 1, 7) ORDER BY day;
