-- It counts events instead of users.
WITH n AS (SELECT COUNT(*) FILTER (WHERE name = 'visit') AS a, COUNT(*) FILTER (WHERE name = 'signup') AS b, COUNT(*) FILTER (WHERE name = 'submit') AS c FROM events) SELECT 1, 'visit', a, NULL FROM n UNION ALL SELECT 2, 'signup', b, 1.0 * b / NULLIF(a, 0) FROM n UNION ALL SELECT 3, 'submit', c, 1.0 * c / NULLIF(b, 0) FROM n;
