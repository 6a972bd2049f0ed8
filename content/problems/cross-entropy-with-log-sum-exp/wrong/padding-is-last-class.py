# It uses -1 as an index, which is the last class.
from math import exp, log


def cross_entropy(scores, labels, smoothing):
    losses = []
    for row, label in zip(scores, labels):
        largest = max(row)
        log_sum = largest + log(sum(exp(score - largest) for score in row))
        losses.append(log_sum - (1 - smoothing) * row[label] - smoothing * sum(row) / len(row))
    return sum(losses) / len(losses) if losses else 0.0
