# It shrinks the bias as well.
from math import exp


def sigmoid(z):
    power = exp(-abs(z))
    return 1 / (1 + power) if z > 0 else power / (1 + power)


def train_logistic_regression(inputs, labels, rate, steps, penalty):
    rows = [row + [1] for row in inputs]
    weights = [0.0] * len(rows[0])
    for _ in range(steps):
        errors = [sigmoid(sum(w * x for w, x in zip(weights, row))) - label for row, label in zip(rows, labels)]
        slopes = [sum(e * x for e, x in zip(errors, column)) / len(rows) for column in zip(*rows)]
        weights = [weight - rate * (slope + penalty * weight) for weight, slope in zip(weights, slopes)]
    return weights
