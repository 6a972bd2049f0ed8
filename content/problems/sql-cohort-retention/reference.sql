WITH users AS (
  SELECT user_id, day, SUBSTR(day, 1, 7) AS cohort, 12 * SUBSTR(day, 1, 4) + SUBSTR(day, 6, 2) AS start
  FROM signups
),
active AS (
  SELECT users.cohort, 12 * SUBSTR(visits.day, 1, 4) + SUBSTR(visits.day, 6, 2) - users.start AS month, COUNT(DISTINCT visits.user_id) AS n
  FROM visits
  JOIN users ON users.user_id = visits.user_id AND visits.day >= users.day
  GROUP BY users.cohort, month
),
sizes AS (
  SELECT cohort, COUNT(*) AS size FROM users GROUP BY cohort
),
months(month) AS (
  VALUES (0), (1), (2), (3)
)
SELECT sizes.cohort, sizes.size, months.month, COALESCE(active.n, 0) AS active, 1.0 * COALESCE(active.n, 0) / sizes.size AS rate
FROM sizes
CROSS JOIN months
LEFT JOIN active ON active.cohort = sizes.cohort AND active.month = months.month
ORDER BY sizes.cohort, months.month;
