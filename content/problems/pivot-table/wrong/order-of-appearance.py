# It keeps the labels in the order of their first appearance.
def pivot_table(rows, columns, values):
    sums = {}
    for row, column, value in zip(rows, columns, values):
        sums[row, column] = sums.get((row, column), 0) + value
    labels = list(dict.fromkeys(columns))
    lines = []
    for row in dict.fromkeys(rows):
        cells = [sums.get((row, column)) for column in labels]
        lines.append([*cells, sum(cell for cell in cells if cell is not None)])
    return [*lines, [sum(line[at] or 0 for line in lines) for at in range(len(labels) + 1)]]
