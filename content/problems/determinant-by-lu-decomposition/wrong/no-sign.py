# It forgets that swapping two rows changes the sign.
def determinant(matrix):
    rows = [list(row) for row in matrix]
    result = 1.0
    for column in range(len(rows)):
        best = max(range(column, len(rows)), key=lambda at: abs(rows[at][column]))
        if rows[best][column] == 0:
            return 0.0
        rows[column], rows[best] = rows[best], rows[column]
        result *= rows[column][column]
        for row in rows[column + 1 :]:
            factor = row[column] / rows[column][column]
            for at in range(column, len(rows)):
                row[at] -= factor * rows[column][at]
    return result
