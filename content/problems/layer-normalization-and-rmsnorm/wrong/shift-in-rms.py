# It adds the shift in RMSNorm, too.
from math import sqrt


def normalize_rows(rows, gain, shift, kind, epsilon):
    result = []
    for row in rows:
        center = sum(row) / len(row) if kind == "layer" else 0.0
        scale = sqrt(sum((value - center) ** 2 for value in row) / len(row) + epsilon)
        result.append([(value - center) / scale * factor + offset for value, factor, offset in zip(row, gain, shift)])
    return result
