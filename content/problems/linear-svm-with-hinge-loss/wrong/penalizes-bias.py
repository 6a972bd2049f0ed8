# It shrinks the bias as well.
from math import sqrt


def train_svm(rows, labels, penalty, rate, rounds):
    count, width = len(rows), len(rows[0])
    weights, bias = [0] * width, 0
    for step in range(1, rounds + 1):
        size = rate / sqrt(step)
        pull, push = [0] * width, 0
        for row, label in zip(rows, labels):
            score = bias
            for weight, value in zip(weights, row):
                score += weight * value
            if label * score < 1:
                push += label
                pull = [total + label * value for total, value in zip(pull, row)]
        weights = [weight - size * (penalty * weight - total / count) for weight, total in zip(weights, pull)]
        bias += size * (push / count - penalty * bias)
    return [*weights, bias]
