# It takes only points nearer than the radius.
def dbscan(points, radius, least):
    limit = radius * radius
    neighbors = [
        [other for other, (u, v) in enumerate(points) if (x - u) ** 2 + (y - v) ** 2 < limit] for x, y in points
    ]
    labels = [-1] * len(points)
    clusters = 0
    for start, near in enumerate(neighbors):
        if labels[start] != -1 or len(near) < least:
            continue
        labels[start] = clusters
        stack = [start]
        while stack:
            for other in neighbors[stack.pop()]:
                if labels[other] == -1:
                    labels[other] = clusters
                    if len(neighbors[other]) >= least:
                        stack.append(other)
        clusters += 1
    return labels
