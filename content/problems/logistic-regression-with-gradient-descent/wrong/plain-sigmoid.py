# Runtime Error: The exponential overflows if a score is very negative.
from math import exp


def train_logistic_regression(inputs, labels, rate, steps, penalty):
    count = len(inputs)
    weights, bias = [0.0] * len(inputs[0]), 0.0
    for _ in range(steps):
        errors = [1 / (1 + exp(-bias - sum(w * x for w, x in zip(weights, row)))) - label for row, label in zip(inputs, labels)]
        slopes = [sum(e * x for e, x in zip(errors, column)) / count for column in zip(*inputs)]
        weights = [weight - rate * (slope + penalty * weight) for weight, slope in zip(weights, slopes)]
        bias -= rate * sum(errors) / count
    return weights + [bias]
