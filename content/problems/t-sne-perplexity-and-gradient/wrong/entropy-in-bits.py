# It compares the entropy in bits with the natural logarithm of the perplexity.
from math import exp, log, log2


def tsne_gradient(points, layout, perplexity):
    n = len(points)
    sq = lambda a, b: sum((x - y) ** 2 for x, y in zip(a, b))
    P = []
    for i in range(n):
        row = [sq(points[i], other) for other in points]
        nearest = min(row[:i] + row[i + 1 :])
        low, high = -40.0, 40.0
        for _ in range(60):
            middle = (low + high) / 2
            parts = [exp(-exp(middle) * (row[j] - nearest)) if j != i else 0 for j in range(n)]
            entropy = -sum(part / sum(parts) * log2(part / sum(parts)) for part in parts if part > 0)
            low, high = (middle, high) if entropy > log(perplexity) else (low, middle)
        P.append([part / sum(parts) for part in parts])
    W = [[1 / (1 + sq(layout[i], layout[j])) if i != j else 0 for j in range(n)] for i in range(n)]
    Z = sum(map(sum, W))
    return [[sum(4 * ((P[i][j] + P[j][i]) / (2 * n) - W[i][j] / Z) * W[i][j] * (layout[i][k] - layout[j][k]) for j in range(n)) for k in range(len(layout[0]))] for i in range(n)]
