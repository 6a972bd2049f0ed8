-- It lists the examples that do have a label.
SELECT DISTINCT examples.id, source FROM examples JOIN labels ON labels.example_id = examples.id ORDER BY 1;
