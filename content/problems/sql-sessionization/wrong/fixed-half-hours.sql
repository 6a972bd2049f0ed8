-- It cuts time into fixed half hours.
WITH c AS (SELECT *, DENSE_RANK() OVER (PARTITION BY user_id ORDER BY at / 1800) AS s FROM clicks WHERE user_id IS NOT NULL), f AS (SELECT *, FIRST_VALUE(page) OVER (PARTITION BY user_id, s ORDER BY at) AS p FROM c) SELECT user_id, s, MIN(at), MAX(at), COUNT(*), p FROM f GROUP BY user_id, s, p ORDER BY 1, 2;
