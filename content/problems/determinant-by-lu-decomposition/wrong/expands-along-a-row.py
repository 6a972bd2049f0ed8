# Time Limit Exceeded: It expands along the first row, which takes n! steps.
def determinant(matrix):
    if not matrix:
        return 1.0
    return sum(
        (-1) ** column * entry * determinant([row[:column] + row[column + 1 :] for row in matrix[1:]]) for column, entry in enumerate(matrix[0])
    )
