# It moves a center that no point joined to the origin.
def one_round(points, centres):
    groups = [[] for _ in centres]
    for point in points:
        groups[min(range(len(centres)), key=lambda k: sum((a - b) ** 2 for a, b in zip(point, centres[k])))].append(point)
    return [[sum(axis) / len(group) for axis in zip(*group)] if group else [0.0] * len(centres[0]) for group in groups]
