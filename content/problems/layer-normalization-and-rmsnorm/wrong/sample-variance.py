# It divides by d - 1.
from math import sqrt


def normalize_rows(rows, gain, shift, kind, epsilon):
    result = []
    for row in rows:
        center = sum(row) / len(row) if kind == "layer" else 0.0
        count = max(len(row) - 1, 1) if kind == "layer" else len(row)
        scale = sqrt(sum((value - center) ** 2 for value in row) / count + epsilon)
        offsets = shift if kind == "layer" else [0.0] * len(row)
        result.append([(value - center) / scale * factor + offset for value, factor, offset in zip(row, gain, offsets)])
    return result
