def fitted_line(xs, ys):
    if not xs:
        return [0.0, 0.0]
    middle, height = sum(xs) / len(xs), sum(ys) / len(ys)
    if min(xs) == max(xs):
        return [0.0, height]
    along = sum((x - middle) * (y - height) for x, y in zip(xs, ys))
    spread = sum((x - middle) ** 2 for x in xs)
    slope = along / spread
    return [slope, height - slope * middle]
