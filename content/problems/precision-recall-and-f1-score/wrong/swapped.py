# It swaps precision and recall, which F1 does not reveal.
def score_predictions(truth, predicted):
    hits = sum(t * p for t, p in zip(truth, predicted))
    precision = hits / sum(truth) if sum(truth) else 0
    recall = hits / sum(predicted) if sum(predicted) else 0
    return [precision, recall, 2 * precision * recall / (precision + recall) if precision + recall else 0]
