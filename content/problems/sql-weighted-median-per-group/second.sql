WITH h AS (SELECT model, latency, SUM(requests) AS n FROM histogram GROUP BY 1, 2),
g AS (SELECT model, SUM(n) AS total FROM h GROUP BY model)
SELECT g.model, g.total,
  CASE WHEN g.total > 0 THEN (
    SELECT a.latency FROM h a WHERE a.model = g.model AND (SELECT SUM(b.n) FROM h b WHERE b.model = g.model AND b.latency <= a.latency) >= g.total / 2.0
    ORDER BY a.latency LIMIT 1
  ) END
FROM g ORDER BY 1;
