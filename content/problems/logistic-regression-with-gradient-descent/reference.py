from math import exp


def sigmoid(z):
    power = exp(-abs(z))
    return 1 / (1 + power) if z > 0 else power / (1 + power)


def train_logistic_regression(inputs, labels, rate, steps, penalty):
    count = len(inputs)
    weights, bias = [0.0] * len(inputs[0]), 0.0
    for _ in range(steps):
        errors = [sigmoid(bias + sum(map(lambda w, x: w * x, weights, row))) - label for row, label in zip(inputs, labels)]
        slopes = [sum(map(lambda error, x: error * x, errors, column)) / count for column in zip(*inputs)]
        weights = [weight - rate * (slope + penalty * weight) for weight, slope in zip(weights, slopes)]
        bias -= rate * sum(errors) / count
    return weights + [bias]
