from math import exp, log


def shares(squares, target):
    nearest = min(squares)
    apart = [square - nearest for square in squares]

    def measured(width):
        parts = [exp(-width * one) for one in apart]
        total = sum(parts)
        return log(total) + width * sum(part * one for part, one in zip(parts, apart)) / total

    low = high = len(apart) / sum(apart)
    while measured(low) < target:
        low /= 2
    while measured(high) > target:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if measured(middle) > target:
            low = middle
        else:
            high = middle
    parts = [exp(-low * one) for one in apart]
    return [part / sum(parts) for part in parts]


def tsne_gradient(points, layout, perplexity):
    count = len(points)

    def square(one, other):
        return sum((x - y) ** 2 for x, y in zip(one, other))

    given = [[0.0] * count for _ in range(count)]
    for i in range(count):
        others = [j for j in range(count) if j != i]
        for j, share in zip(others, shares([square(points[i], points[j]) for j in others], log(perplexity))):
            given[i][j] = share
    near = [[1 / (1 + square(one, other)) if one is not other else 0.0 for other in layout] for one in layout]
    total = sum(sum(row) for row in near)
    gradient = []
    for i in range(count):
        pulls = [4 * ((given[i][j] + given[j][i]) / (2 * count) - near[i][j] / total) * near[i][j] for j in range(count)]
        gradient.append([sum(pull * (x - y) for pull, y in zip(pulls, column)) for x, column in zip(layout[i], zip(*layout))])
    return gradient
