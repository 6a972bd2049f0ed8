# It searches the width between 0 and 1000 only, and by the plain exponentials.
from math import exp, log


def tsne_gradient(points, layout, perplexity):
    n = len(points)
    sq = lambda a, b: sum((x - y) ** 2 for x, y in zip(a, b))
    P = []
    for i in range(n):
        row = [sq(points[i], other) for other in points]
        low, high = 0.0, 1000.0
        for _ in range(60):
            middle = (low + high) / 2
            parts = [exp(-middle * row[j]) if j != i else 0 for j in range(n)]
            total = sum(parts) or 1e-300
            entropy = -sum(part / total * log(part / total) for part in parts if part > 0)
            low, high = (middle, high) if entropy > log(perplexity) else (low, middle)
        P.append([part / total for part in parts])
    W = [[1 / (1 + sq(layout[i], layout[j])) if i != j else 0 for j in range(n)] for i in range(n)]
    Z = sum(map(sum, W))
    return [[sum(4 * ((P[i][j] + P[j][i]) / (2 * n) - W[i][j] / Z) * W[i][j] * (layout[i][k] - layout[j][k]) for j in range(n)) for k in range(len(layout[0]))] for i in range(n)]
