def value_at(terms, point):
    total = 0.0
    for coefficient, *exponents in terms:
        for x, exponent in zip(point, exponents):
            coefficient *= x**exponent
        total += coefficient
    return total


def wrong_derivatives(terms, point, claimed, step, limit):
    wrong = []
    for at, derivative in enumerate(claimed):
        above, below = list(point), list(point)
        above[at] += step
        below[at] -= step
        numeric = (value_at(terms, above) - value_at(terms, below)) / (2 * step)
        error = abs(derivative - numeric) / max(abs(derivative), abs(numeric), 1e-6)
        if error > limit:
            wrong.append(at)
    return wrong
