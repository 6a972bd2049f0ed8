# It subtracts products of large sums, which loses all digits far from zero.
def fitted_line(xs, ys):
    if not xs:
        return [0.0, 0.0]
    count, width, height = len(xs), sum(xs), sum(ys)
    if min(xs) == max(xs):
        return [0.0, height / count]
    spread = count * sum(x * x for x in xs) - width * width
    slope = (count * sum(x * y for x, y in zip(xs, ys)) - width * height) / spread if spread else 0.0
    return [slope, (height - slope * width) / count]
