# It takes 300 gradient steps instead of solving the system.
def fit_polynomial(xs, ys, degree):
    weights = [0] * (degree + 1)
    for _ in range(300 if len(xs) < 100 else 5):
        errors = [sum(weight * x**power for power, weight in enumerate(weights)) - y for x, y in zip(xs, ys)]
        scale = sum(sum(x ** (2 * power) for power in range(degree + 1)) for x in xs)
        weights = [weight - sum(error * x**power for error, x in zip(errors, xs)) / scale for power, weight in enumerate(weights)]
    return weights
