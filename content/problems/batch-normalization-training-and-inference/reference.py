from math import sqrt


def normalize(table, means, variances, gain, shift, epsilon):
    scales = [g / sqrt(variance + epsilon) for g, variance in zip(gain, variances)]
    return [[(value - mean) * scale + s for value, mean, scale, s in zip(row, means, scales, shift)] for row in table]


def batch_norm(batches, inputs, gain, shift, momentum, epsilon):
    running_means, running_variances = [0.0] * len(gain), [1.0] * len(gain)
    result = []
    for batch in batches:
        count = len(batch)
        means = [sum(column) / count for column in zip(*batch)]
        squares = [sum((value - mean) ** 2 for value in column) for column, mean in zip(zip(*batch), means)]
        result.append(normalize(batch, means, [total / count for total in squares], gain, shift, epsilon))
        running_means = [old + momentum * (new - old) for old, new in zip(running_means, means)]
        running_variances = [old + momentum * (total / (count - 1) - old) for old, total in zip(running_variances, squares)]
    return result + [normalize(inputs, running_means, running_variances, gain, shift, epsilon)]
