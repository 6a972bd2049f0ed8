from math import sqrt


def normalize_rows(rows, gain, shift, kind, epsilon):
    result = []
    for row in rows:
        size = len(row)
        center = sum(row) / size if kind == "layer" else 0.0
        scale = sqrt(sum((value - center) ** 2 for value in row) / size + epsilon)
        offsets = shift if kind == "layer" else [0.0] * size
        result.append([(value - center) / scale * factor + offset for value, factor, offset in zip(row, gain, offsets)])
    return result
