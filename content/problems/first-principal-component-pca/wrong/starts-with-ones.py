# It starts with equal numbers and never turns if the axis is perpendicular to them.
import math


def leading_direction(points):
    means = [sum(column) / len(points) for column in zip(*points)]
    centred = [[one - mean for one, mean in zip(row, means)] for row in points]
    direction = [1.0] * len(means)
    for _ in range(300):
        shares = [sum(a * b for a, b in zip(row, direction)) for row in centred]
        turned = [sum(a * b for a, b in zip(shares, column)) for column in zip(*centred)]
        length = math.sqrt(sum(one * one for one in turned)) or 1.0
        direction = [one / length for one in turned]
    return direction
