# It computes all parts from the given column once, which loses the right angles for nearly parallel columns.
from math import sqrt


def qr_decomposition(table):
    columns = [list(column) for column in zip(*table)]
    size = len(columns)
    upper = [[0.0] * size for _ in range(size)]
    directions = []
    for j, column in enumerate(columns):
        rest = list(column)
        for i, direction in enumerate(directions):
            upper[i][j] = sum(x * y for x, y in zip(direction, column))
            rest = [x - upper[i][j] * y for x, y in zip(rest, direction)]
        length = sqrt(sum(x * x for x in rest))
        if length > 1e-9 * sqrt(sum(x * x for x in column)):
            upper[j][j] = length
            directions.append([x / length for x in rest])
        else:
            directions.append([0.0] * len(table))
    return [[list(row) for row in zip(*directions)], upper]
