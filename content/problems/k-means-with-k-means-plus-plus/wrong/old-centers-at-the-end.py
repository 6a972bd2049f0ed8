# It discards the last move when it stops.
from math import dist


def squared(left, right):
    return sum((one - other) ** 2 for one, other in zip(left, right))


def nearest(point, centers):
    return min(range(len(centers)), key=lambda index: squared(point, centers[index]))


def seed(points, k, draws):
    centers = [points[int(draws[0] * len(points))]]
    for draw in draws[1:k]:
        weights = [min(squared(point, center) for center in centers) for point in points]
        limit, covered = draw * sum(weights), 0
        chosen = int(draw * len(points))
        for index, weight in enumerate(weights):
            covered += weight
            if covered > limit:
                chosen = index
                break
        centers.append(points[chosen])
    return centers


def divide(points, centers):
    clusters = [[] for _ in centers]
    for point in points:
        clusters[nearest(point, centers)].append(point)
    return clusters


def k_means(points, k, draws, rounds, tolerance):
    centers = seed(points, k, draws)
    for _ in range(rounds):
        clusters = divide(points, centers)
        moved = [
            [sum(column) / len(cluster) for column in zip(*cluster)] if cluster else center
            for cluster, center in zip(clusters, centers)
        ]
        farthest = max(map(dist, moved, centers))
        if farthest <= tolerance:
            break
        centers = moved
    return [[*center, len(cluster)] for center, cluster in zip(centers, divide(points, centers))]
