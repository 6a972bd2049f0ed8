from itertools import groupby


def area_under_curve(truth, scores):
    ranked = sorted(zip(scores, truth))
    positives = sum(truth)
    negatives = len(truth) - positives
    if positives == 0 or negatives == 0:
        return 0.5
    below = 0
    area = 0.0
    for _, group in groupby(ranked, key=lambda pair: pair[0]):
        labels = [label for _, label in group]
        ups = sum(labels)
        downs = len(labels) - ups
        area += ups * below + ups * downs / 2
        below += downs
    return area / (positives * negatives)
