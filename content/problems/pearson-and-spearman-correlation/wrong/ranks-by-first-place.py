# Equal values get the smallest of their ranks.
from math import sqrt


def pearson(xs, ys):
    x_mean, y_mean = sum(xs) / len(xs), sum(ys) / len(ys)
    products = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    return products / sqrt(sum((x - x_mean) ** 2 for x in xs)) / sqrt(sum((y - y_mean) ** 2 for y in ys))


def ranks(values):
    places = {}
    for place, value in enumerate(sorted(values), 1):
        places.setdefault(value, []).append(place)
    return [places[value][0] for value in values]


def correlations(xs, ys):
    if min(xs) == max(xs) or min(ys) == max(ys):
        return [None, None]
    return [pearson(xs, ys), pearson(ranks(xs), ranks(ys))]
