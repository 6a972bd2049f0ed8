SELECT id, source
FROM examples
WHERE id NOT IN (SELECT example_id FROM labels WHERE example_id IS NOT NULL)
ORDER BY id;
