WITH daily AS (
  SELECT day, SUBSTR(day, 1, 7) AS month, SUM(hours) AS hours
  FROM jobs
  GROUP BY day
),
totals AS (
  SELECT day, month, hours, SUM(hours) OVER (PARTITION BY month ORDER BY day) AS total
  FROM daily
)
SELECT totals.day, totals.hours, totals.total, budgets.hours - totals.total AS remaining
FROM totals
LEFT JOIN budgets ON budgets.month = totals.month
ORDER BY totals.day;
