# It treats the mean and the variance as constants.
from math import sqrt


def batch_norm_backward(inputs, gain, pulls, epsilon):
    n = len(inputs)
    means = [sum(column) / n for column in zip(*inputs)]
    roots = [sqrt(sum((x - m) ** 2 for x in column) / n + epsilon) for column, m in zip(zip(*inputs), means)]
    normal = [[(x - m) / r for x, m, r in zip(row, means, roots)] for row in inputs]
    back = [[d * g / r for d, g, r in zip(row, gain, roots)] for row in pulls]
    by_gain = [sum(d * x for d, x in zip(a, b)) for a, b in zip(zip(*pulls), zip(*normal))]
    return [back, [by_gain], [[sum(column) for column in zip(*pulls)]]]
