# It divides by the number of all rows, ignored ones included.
from math import exp, log


def cross_entropy(scores, labels, smoothing):
    total = 0.0
    for row, label in zip(scores, labels):
        if label == -1:
            continue
        largest = max(row)
        log_sum = largest + log(sum(exp(score - largest) for score in row))
        total += log_sum - (1 - smoothing) * row[label] - smoothing * sum(row) / len(row)
    return total / len(scores) if scores else 0.0
