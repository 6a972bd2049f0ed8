def share(part, whole):
    return part / whole if whole else 0.0


def score_predictions(truth, predicted):
    pairs = list(zip(truth, predicted))
    hits = sum(1 for t, p in pairs if t and p)
    false_alarms = sum(1 for t, p in pairs if p and not t)
    missed = sum(1 for t, p in pairs if t and not p)
    return [share(hits, hits + false_alarms), share(hits, hits + missed), share(2 * hits, 2 * hits + false_alarms + missed)]
