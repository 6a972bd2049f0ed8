# It does not undo the move of the variable before.
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
        above = point
        above[at] += step
        below = [x - 2 * step if at == other else x for other, x in enumerate(point)]
        numeric = (value_at(terms, above) - value_at(terms, below)) / (2 * step)
        error = abs(derivative - numeric) / max(abs(derivative), abs(numeric), 1e-6)
        if error > limit:
            wrong.append(at)
    return wrong
