WITH RECURSIVE depths(id, depth) AS (
  SELECT id, 0 FROM categories WHERE parent_id IS NULL
  UNION ALL
  SELECT c.id, depths.depth + 1 FROM depths JOIN categories c ON c.parent_id = depths.id
),
down(root, id) AS (SELECT id, id FROM categories UNION ALL SELECT down.root, c.id FROM down JOIN categories c ON c.parent_id = down.id),
sizes AS (SELECT c.id, COUNT(i.id) AS own FROM categories c LEFT JOIN images i ON i.category_id = c.id GROUP BY c.id),
sums AS (SELECT root, SUM(own) AS total FROM down JOIN sizes USING (id) GROUP BY root)
SELECT c.name, d.depth, s.own, sums.total
FROM categories c JOIN depths d USING (id) JOIN sizes s USING (id) JOIN sums ON sums.root = c.id
ORDER BY d.depth, c.name;
