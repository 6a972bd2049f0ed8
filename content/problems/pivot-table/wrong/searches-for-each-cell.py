# Time Limit Exceeded: It goes through all records again for each cell.
def pivot_table(rows, columns, values):
    labels = sorted(set(columns))
    lines = []
    for row in sorted(set(rows)):
        cells = []
        for column in labels:
            found = [value for one, other, value in zip(rows, columns, values) if one == row and other == column]
            cells.append(sum(found) if found else None)
        lines.append([*cells, sum(cell for cell in cells if cell is not None)])
    return [*lines, [sum(line[at] or 0 for line in lines) for at in range(len(labels) + 1)]]
