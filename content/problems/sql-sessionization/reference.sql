WITH marked AS (
  SELECT user_id, at, page,
    CASE WHEN at - LAG(at) OVER (PARTITION BY user_id ORDER BY at) <= 1800 THEN 0 ELSE 1 END AS begins
  FROM clicks
  WHERE user_id IS NOT NULL
),
numbered AS (
  SELECT user_id, at, page, SUM(begins) OVER (PARTITION BY user_id ORDER BY at) AS session, begins
  FROM marked
)
SELECT user_id, session, MIN(at) AS started, MAX(at) AS ended, COUNT(*) AS clicks, MAX(CASE WHEN begins = 1 THEN page END) AS landing
FROM numbered
GROUP BY user_id, session
ORDER BY user_id, session;
