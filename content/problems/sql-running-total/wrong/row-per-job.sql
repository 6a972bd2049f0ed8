-- A day with several jobs has several rows.
SELECT day, jobs.hours, SUM(jobs.hours) OVER (PARTITION BY SUBSTR(day, 1, 7) ORDER BY day) AS total, budgets.hours - SUM(jobs.hours) OVER (PARTITION BY SUBSTR(day, 1, 7) ORDER BY day) FROM jobs LEFT JOIN budgets ON month = SUBSTR(day, 1, 7) ORDER BY day;
