# It returns 0 as soon as an entry on the diagonal is zero, without looking for another row.
def determinant(matrix):
    rows = [list(row) for row in matrix]
    result = 1.0
    for column in range(len(rows)):
        if rows[column][column] == 0:
            return 0.0
        result *= rows[column][column]
        for row in rows[column + 1 :]:
            factor = row[column] / rows[column][column]
            for at in range(column, len(rows)):
                row[at] -= factor * rows[column][at]
    return result
