from math import sqrt


def batch_norm_backward(inputs, gain, pulls, epsilon):
    count = len(inputs)
    back, by_gain, by_shift = [], [], []
    for column, factor, pulled in zip(zip(*inputs), gain, zip(*pulls)):
        mean = sum(column) / count
        scale = sqrt(sum((x - mean) ** 2 for x in column) / count + epsilon)
        normal = [(x - mean) / scale for x in column]
        total = sum(pulled)
        along = sum(d * x for d, x in zip(pulled, normal))
        back.append([factor / (count * scale) * (count * d - total - x * along) for d, x in zip(pulled, normal)])
        by_gain.append(along)
        by_shift.append(total)
    return [[list(row) for row in zip(*back)], [by_gain], [by_shift]]
