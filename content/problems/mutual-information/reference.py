from math import log2


def shared_information(counts):
    rows = [sum(row) for row in counts]
    columns = [sum(column) for column in zip(*counts)]
    whole = sum(rows)
    return sum(
        cell / whole * log2(cell * whole / (rows[i] * columns[j]))
        for i, row in enumerate(counts)
        for j, cell in enumerate(row)
        if cell > 0
    )
