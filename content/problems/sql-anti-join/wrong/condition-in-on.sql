-- The test for NULL stands in ON, so every example is kept.
SELECT DISTINCT examples.id, source FROM examples LEFT JOIN labels ON labels.example_id = examples.id AND labels.example_id IS NULL ORDER BY 1;
