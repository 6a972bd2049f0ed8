# It returns the transposed factor.
from math import sqrt


def cholesky(matrix):
    size = len(matrix)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(a * b for a, b in zip(lower[i][:j], lower[j][:j]))
            if i > j:
                lower[i][j] = rest / lower[j][j]
            elif rest <= 1e-10:
                return []
            else:
                lower[i][i] = sqrt(rest)
    return [list(column) for column in zip(*lower)]
