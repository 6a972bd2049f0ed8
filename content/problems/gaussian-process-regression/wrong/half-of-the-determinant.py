# It subtracts the whole logarithm of the determinant instead of half of it.
from math import exp, log, pi, sqrt


def gaussian_process(train, values, asked, scale, noise):
    def kernel(a, b):
        return exp(-sum((x - y) ** 2 for x, y in zip(a, b)) / (2 * scale * scale))

    size = len(train)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = kernel(train[i], train[j]) + (noise if i == j else 0) - sum(a * b for a, b in zip(lower[i][:j], lower[j][:j]))
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]

    def forward(right):
        solution = []
        for row, number in zip(lower, right):
            solution.append((number - sum(a * b for a, b in zip(row, solution))) / row[len(solution)])
        return solution

    half = forward(values)
    rows = []
    for point in asked:
        v = forward([kernel(point, one) for one in train])
        rows.append([sum(a * b for a, b in zip(v, half)), max(0.0, 1 - sum(a * a for a in v))])
    return [*rows, [-sum(a * a for a in half) / 2 - 2 * sum(log(lower[i][i]) for i in range(size)) - size / 2 * log(2 * pi)]]
