WITH visits AS (
  SELECT user_id, MIN(at) AS at FROM events WHERE name = 'visit' GROUP BY user_id
),
signups AS (
  SELECT visits.user_id, MIN(events.at) AS at
  FROM visits
  JOIN events ON events.user_id = visits.user_id AND events.name = 'signup' AND events.at >= visits.at
  GROUP BY visits.user_id
),
submits AS (
  SELECT DISTINCT signups.user_id
  FROM signups
  JOIN events ON events.user_id = signups.user_id AND events.name = 'submit' AND events.at >= signups.at
),
steps AS (
  SELECT 1 AS step, 'visit' AS name, (SELECT COUNT(*) FROM visits) AS users
  UNION ALL SELECT 2, 'signup', (SELECT COUNT(*) FROM signups)
  UNION ALL SELECT 3, 'submit', (SELECT COUNT(*) FROM submits)
)
SELECT step, name, users, 1.0 * users / NULLIF(LAG(users) OVER (ORDER BY step), 0) AS share
FROM steps
ORDER BY step;
