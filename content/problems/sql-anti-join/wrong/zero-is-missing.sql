-- It treats the id 0 as missing.
SELECT examples.id, source FROM examples LEFT JOIN labels ON labels.example_id = examples.id WHERE COALESCE(labels.example_id, 0) = 0 ORDER BY 1;
