# It fills pairs without records with 0.
def pivot_table(rows, columns, values):
    sums = {}
    for row, column, value in zip(rows, columns, values):
        sums[row, column] = sums.get((row, column), 0) + value
    labels = sorted(set(columns))
    lines = []
    for row in sorted(set(rows)):
        cells = [sums.get((row, column), 0) for column in labels]
        lines.append([*cells, sum(cells)])
    return [*lines, [sum(line[at] for line in lines) for at in range(len(labels) + 1)]]
