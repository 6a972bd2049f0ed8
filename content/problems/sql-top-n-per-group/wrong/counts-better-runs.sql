-- Time Limit Exceeded: It counts the better runs of every run.
SELECT dataset, place, model, accuracy FROM (SELECT r.*, 1 + (SELECT COUNT(*) FROM runs b WHERE b.dataset = r.dataset AND (b.accuracy > r.accuracy OR b.accuracy = r.accuracy AND b.id < r.id)) AS place FROM runs r WHERE accuracy IS NOT NULL) WHERE place <= 2 ORDER BY dataset, place;
