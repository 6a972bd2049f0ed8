WITH RECURSIVE calendar(day) AS (
  SELECT MIN(day) FROM logins WHERE day IS NOT NULL HAVING COUNT(*) > 0
  UNION ALL
  SELECT DATE(day, '+1 day') FROM calendar WHERE day < (SELECT MAX(day) FROM logins)
),
firsts AS (
  SELECT user_id, MIN(day) AS first_day FROM logins GROUP BY user_id
)
SELECT calendar.day,
  COUNT(DISTINCT logins.user_id) AS active_users,
  COUNT(DISTINCT firsts.user_id) AS new_users
FROM calendar
LEFT JOIN logins ON logins.day = calendar.day
LEFT JOIN firsts ON firsts.user_id = logins.user_id AND firsts.first_day = calendar.day
GROUP BY calendar.day
ORDER BY calendar.day;
