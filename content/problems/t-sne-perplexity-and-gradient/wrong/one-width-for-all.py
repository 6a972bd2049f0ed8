# It searches one width for all points, with the mean of their entropies.
from math import exp, log


def tsne_gradient(points, layout, perplexity):
    n = len(points)
    sq = lambda a, b: sum((x - y) ** 2 for x, y in zip(a, b))
    D = [[sq(a, b) for b in points] for a in points]

    def rows(width):
        result = []
        for i in range(n):
            nearest = min(D[i][j] for j in range(n) if j != i)
            parts = [exp(-width * (D[i][j] - nearest)) if j != i else 0 for j in range(n)]
            result.append([part / sum(parts) for part in parts])
        return result

    low, high = -40.0, 40.0
    for _ in range(50):
        middle = (low + high) / 2
        mean = sum(-share * log(share) for row in rows(exp(middle)) for share in row if share > 0) / n
        low, high = (middle, high) if mean > log(perplexity) else (low, middle)
    P = rows(exp(low))
    W = [[1 / (1 + sq(layout[i], layout[j])) if i != j else 0 for j in range(n)] for i in range(n)]
    Z = sum(map(sum, W))
    return [[sum(4 * ((P[i][j] + P[j][i]) / (2 * n) - W[i][j] / Z) * W[i][j] * (layout[i][k] - layout[j][k]) for j in range(n)) for k in range(len(layout[0]))] for i in range(n)]
