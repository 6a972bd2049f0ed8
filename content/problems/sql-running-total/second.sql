WITH d AS (SELECT day, SUM(hours) AS h FROM jobs GROUP BY 1)
SELECT a.day, a.h, SUM(b.h), (SELECT hours FROM budgets WHERE a.day LIKE month || '-%') - SUM(b.h)
FROM d a JOIN d b ON b.day <= a.day AND STRFTIME('%Y-%m', b.day) = STRFTIME('%Y-%m', a.day)
GROUP BY a.day, a.h ORDER BY a.day;
