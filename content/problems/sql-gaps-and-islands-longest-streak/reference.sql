WITH days AS (
  SELECT DISTINCT user_id, day FROM solved
),
marked AS (
  SELECT user_id, day, JULIANDAY(day) - ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY day) AS island
  FROM days
),
streaks AS (
  SELECT user_id, COUNT(*) AS days, MIN(day) AS first_day, MAX(day) AS last_day
  FROM marked
  GROUP BY user_id, island
),
ranked AS (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY days DESC, last_day DESC) AS place
  FROM streaks
)
SELECT user_id, days, first_day, last_day
FROM ranked
WHERE place = 1
ORDER BY days DESC, user_id;
