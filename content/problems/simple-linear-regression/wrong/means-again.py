# Time Limit Exceeded: It computes the means again for each point.
def fitted_line(xs, ys):
    if not xs:
        return [0.0, 0.0]
    if min(xs) == max(xs):
        return [0.0, sum(ys) / len(ys)]
    along = sum((x - sum(xs) / len(xs)) * (y - sum(ys) / len(ys)) for x, y in zip(xs, ys))
    slope = along / sum((x - sum(xs) / len(xs)) ** 2 for x in xs)
    return [slope, sum(ys) / len(ys) - slope * sum(xs) / len(xs)]
