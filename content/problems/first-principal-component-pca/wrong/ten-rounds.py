# It stops after ten rounds, which is too early if two directions have similar variance.
import math


def leading_direction(points):
    size = len(points)
    means = [sum(column) / size for column in zip(*points)]
    centred = [[one - mean for one, mean in zip(row, means)] for row in points]
    columns = list(zip(*centred))
    covariance = [[sum(a * b for a, b in zip(one, other)) / size for other in columns] for one in columns]
    direction = [1 / (at + 1.5) for at in range(len(columns))]
    for _ in range(10):
        turned = [sum(a * b for a, b in zip(row, direction)) for row in covariance]
        length = math.sqrt(sum(one * one for one in turned))
        direction = [one / length for one in turned]
    return direction
