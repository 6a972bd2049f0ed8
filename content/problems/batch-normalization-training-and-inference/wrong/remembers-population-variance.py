# The running variance uses n instead of n - 1.
from math import sqrt


def normalize(table, means, variances, gain, shift, epsilon):
    return [[g * (value - mean) / sqrt(variance + epsilon) + s for value, mean, variance, g, s in zip(row, means, variances, gain, shift)] for row in table]


def batch_norm(batches, inputs, gain, shift, momentum, epsilon):
    running_means, running_variances = [0.0] * len(gain), [1.0] * len(gain)
    result = []
    for batch in batches:
        means = [sum(column) / len(batch) for column in zip(*batch)]
        variances = [sum((value - mean) ** 2 for value in column) / len(batch) for column, mean in zip(zip(*batch), means)]
        result.append(normalize(batch, means, variances, gain, shift, epsilon))
        running_means = [(1 - momentum) * old + momentum * new for old, new in zip(running_means, means)]
        running_variances = [(1 - momentum) * old + momentum * new for old, new in zip(running_variances, variances)]
    return result + [normalize(inputs, running_means, running_variances, gain, shift, epsilon)]
