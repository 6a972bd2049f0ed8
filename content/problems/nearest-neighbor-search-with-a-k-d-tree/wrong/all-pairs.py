# Time Limit Exceeded: It compares each query with each point.
def nearest_points(points, queries):
    return [min(range(len(points)), key=lambda at: (sum((x - y) ** 2 for x, y in zip(points[at], query)), at)) for query in queries]
