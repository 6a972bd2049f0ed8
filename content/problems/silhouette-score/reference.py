from collections import Counter
from math import dist


def silhouettes(points, labels):
    sizes = Counter(labels)

    def silhouette(point, own):
        if sizes[own] == 1 or len(sizes) == 1:
            return 0
        sums = dict.fromkeys(sizes, 0)
        for other, label in zip(points, labels):
            sums[label] += dist(point, other)
        inside = sums[own] / (sizes[own] - 1)
        outside = min(sums[label] / sizes[label] for label in sizes if label != own)
        widest = max(inside, outside)
        return (outside - inside) / widest if widest > 0 else 0

    return [silhouette(point, label) for point, label in zip(points, labels)]
