# It adds the origin to the points, so that the curve is drawn toward it.
def solve(matrix, right):
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        for row in range(size):
            if row != step:
                factor = rows[row][step] / rows[step][step]
                rows[row] = [value - factor * top for value, top in zip(rows[row], rows[step])]
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def fit_polynomial(xs, ys, degree):
    if degree > 0:
        xs, ys = [*xs, 0], [*ys, 0]
    powers = [sum(x**power for x in xs) for power in range(2 * degree + 1)]
    matrix = [powers[row : row + degree + 1] for row in range(degree + 1)]
    right = [sum(x**power * y for x, y in zip(xs, ys)) for power in range(degree + 1)]
    return solve(matrix, right)
