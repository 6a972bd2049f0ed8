from math import sqrt


def qr_decomposition(table):
    columns = [list(column) for column in zip(*table)]
    size = len(columns)
    upper = [[0.0] * size for _ in range(size)]
    directions = []
    for at, column in enumerate(columns):
        whole = sqrt(sum(x * x for x in column))
        rest = column
        for _ in range(2):
            for before, direction in enumerate(directions):
                part = sum(x * y for x, y in zip(direction, rest))
                upper[before][at] += part
                rest = [x - part * y for x, y in zip(rest, direction)]
        length = sqrt(sum(x * x for x in rest))
        if length <= 1e-9 * whole:
            directions.append([0.0] * len(table))
        else:
            upper[at][at] = length
            directions.append([x / length for x in rest])
    return [[list(row) for row in zip(*directions)], upper]
