# It computes the variance around the old mean.
from math import exp, log, pi


def expect(value, components):
    """The logarithm of the density of the mixture at a value, and the responsibility of each component."""
    logs = [
        log(weight) - (log(2 * pi * variance) + (value - mean) ** 2 / variance) / 2 if weight > 0 else None
        for weight, mean, variance in components
    ]
    most = max(part for part in logs if part is not None)
    shares = [0 if part is None else exp(part - most) for part in logs]
    total = sum(shares)
    return most + log(total), [share / total for share in shares]


def update(values, shares, component, floor):
    mass = sum(shares)
    if mass < 1e-12:
        return [0, *component[1:]]
    mean = sum(share * value for share, value in zip(shares, values)) / mass
    variance = sum(share * (value - component[1]) ** 2 for share, value in zip(shares, values)) / mass
    return [mass / len(values), mean, max(floor, variance)]


def fit_mixture(values, components, rounds, tolerance, floor):
    before = None
    for _ in range(rounds):
        steps = [expect(value, components) for value in values]
        likelihood = sum(step[0] for step in steps)
        if before is not None and likelihood - before < tolerance:
            break
        before = likelihood
        columns = zip(*(step[1] for step in steps))
        components = [update(values, column, old, floor) for column, old in zip(columns, components)]
    return components
