# It divides by the number of violations instead of all examples.
from math import sqrt


def train_svm(rows, labels, penalty, rate, rounds):
    count, width = len(rows), len(rows[0])
    weights, bias = [0] * width, 0
    for step in range(1, rounds + 1):
        size, violations = rate / sqrt(step), 0
        pull, push = [0] * width, 0
        for row, label in zip(rows, labels):
            score = bias
            for weight, value in zip(weights, row):
                score += weight * value
            if label * score < 1:
                push += label
                violations += 1
                pull = [total + label * value for total, value in zip(pull, row)]
        weights = [weight - size * (penalty * weight - total / max(violations, 1)) for weight, total in zip(weights, pull)]
        bias += size * push / max(violations, 1)
    return [*weights, bias]
