# It compares the rest with a fixed number instead of the length of the column.
from math import sqrt


def qr_decomposition(table):
    columns = [list(column) for column in zip(*table)]
    size = len(columns)
    upper = [[0.0] * size for _ in range(size)]
    directions = []
    for j, rest in enumerate(columns):
        for _ in range(2):
            for i, direction in enumerate(directions):
                part = sum(x * y for x, y in zip(direction, rest))
                upper[i][j] += part
                rest = [x - part * y for x, y in zip(rest, direction)]
        length = sqrt(sum(x * x for x in rest))
        if length > 1e-9:
            upper[j][j] = length
            directions.append([x / length for x in rest])
        else:
            directions.append([0.0] * len(table))
    return [[list(row) for row in zip(*directions)], upper]
