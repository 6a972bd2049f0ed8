SELECT examples.id, examples.source
FROM examples
LEFT JOIN labels ON labels.example_id = examples.id
WHERE labels.example_id IS NULL
ORDER BY examples.id;
