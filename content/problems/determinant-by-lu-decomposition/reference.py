def determinant(matrix):
    rows = [list(row) for row in matrix]
    result = 1.0
    for column in range(len(rows)):
        best = max(range(column, len(rows)), key=lambda at: abs(rows[at][column]))
        if rows[best][column] == 0:
            return 0.0
        if best != column:
            rows[column], rows[best] = rows[best], rows[column]
            result = -result
        pivot_row = rows[column]
        result *= pivot_row[column]
        for row in rows[column + 1 :]:
            factor = row[column] / pivot_row[column]
            for at in range(column + 1, len(rows)):
                row[at] -= factor * pivot_row[at]
    return result
