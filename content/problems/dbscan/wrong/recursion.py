# Runtime Error: It follows a chain by recursion, which gets too deep.
def dbscan(points, radius, least):
    neighbors = [[j for j, (u, v) in enumerate(points) if (x - u) ** 2 + (y - v) ** 2 <= radius * radius] for x, y in points]
    labels = [-1] * len(points)

    def spread(point, cluster):
        labels[point] = cluster
        if len(neighbors[point]) >= least:
            for other in neighbors[point]:
                if labels[other] == -1:
                    spread(other, cluster)

    clusters = 0
    for point in range(len(points)):
        if labels[point] == -1 and len(neighbors[point]) >= least:
            spread(point, clusters)
            clusters += 1
    return labels
