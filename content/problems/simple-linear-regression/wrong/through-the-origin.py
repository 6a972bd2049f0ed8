# It forces the line through the origin.
def fitted_line(xs, ys):
    below = sum(x * x for x in xs)
    return [sum(x * y for x, y in zip(xs, ys)) / below if below else 0.0, 0.0]
