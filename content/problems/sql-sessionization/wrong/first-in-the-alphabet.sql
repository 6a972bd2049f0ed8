-- The landing page is the first in the alphabet.
WITH m AS (SELECT *, COALESCE(at - LAG(at) OVER (PARTITION BY user_id ORDER BY at) > 1800, 1) AS b FROM clicks WHERE user_id IS NOT NULL), n AS (SELECT *, SUM(b) OVER (PARTITION BY user_id ORDER BY at) AS s FROM m) SELECT user_id, s, MIN(at), MAX(at), COUNT(*), MIN(page) FROM n GROUP BY 1, 2 ORDER BY 1, 2;
