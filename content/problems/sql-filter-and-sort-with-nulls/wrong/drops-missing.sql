-- Missing accuracies are dropped: a comparison with NULL is not true.
SELECT id, model, accuracy FROM experiments WHERE accuracy < 0.9 ORDER BY accuracy, id;
