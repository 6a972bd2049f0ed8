-- It counts the days of a user, with or without gaps.
SELECT user_id, COUNT(DISTINCT day), MIN(day), MAX(day) FROM solved GROUP BY user_id ORDER BY 2 DESC, 1;
