-- Days without logins are missing.
WITH f AS (SELECT user_id, MIN(day) AS d FROM logins GROUP BY 1) SELECT day, COUNT(DISTINCT l.user_id), COUNT(DISTINCT CASE WHEN f.d = l.day THEN l.user_id END) FROM logins l JOIN f USING (user_id) GROUP BY day ORDER BY day;
