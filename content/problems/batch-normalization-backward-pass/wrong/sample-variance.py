# It divides the variance by one less than the number of rows.
from math import sqrt


def batch_norm_backward(inputs, gain, pulls, epsilon):
    n = len(inputs)
    back, by_gain, by_shift = [], [], []
    for column, g, pulled in zip(zip(*inputs), gain, zip(*pulls)):
        mean = sum(column) / n
        root = sqrt(sum((x - mean) ** 2 for x in column) / max(1, n - 1) + epsilon)
        normal = [(x - mean) / root for x in column]
        along = sum(d * x for d, x in zip(pulled, normal))
        back.append([g / (n * root) * (n * d - sum(pulled) - x * along) for d, x in zip(pulled, normal)])
        by_gain.append(along)
        by_shift.append(sum(pulled))
    return [[list(row) for row in zip(*back)], [by_gain], [by_shift]]
