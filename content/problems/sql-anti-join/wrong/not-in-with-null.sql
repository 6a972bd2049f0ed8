-- NOT IN gives nothing as soon as one example_id is NULL.
SELECT id, source FROM examples WHERE id NOT IN (SELECT example_id FROM labels) ORDER BY id;
