# Time Limit Exceeded: It goes through all examples again for every threshold.
def average_precision(scores, labels):
    positives = sum(labels)
    area = before = 0
    for threshold in sorted(set(scores), reverse=True):
        chosen = [label for score, label in zip(scores, labels) if score >= threshold]
        area += (sum(chosen) - before) * sum(chosen) / len(chosen)
        before = sum(chosen)
    return area / positives if positives else 0
