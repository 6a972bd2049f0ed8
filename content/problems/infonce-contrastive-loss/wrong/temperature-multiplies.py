# It multiplies by the temperature.
from math import exp, log, sqrt


def normalized(row):
    length = sqrt(sum(value * value for value in row))
    return [value / length for value in row] if length > 0 else row


def log_sum_exp(scores):
    largest = max(scores)
    return largest + log(sum(exp(score - largest) for score in scores))


def contrastive_loss(images, captions, temperature):
    if not images:
        return 0.0
    left, right = [normalized(row) for row in images], [normalized(row) for row in captions]
    table = [[sum(a * b for a, b in zip(u, v)) * temperature for v in right] for u in left]
    total = sum(log_sum_exp(row) for row in table) + sum(log_sum_exp(column) for column in zip(*table))
    return (total - 2 * sum(row[at] for at, row in enumerate(table))) / (2 * len(table))
