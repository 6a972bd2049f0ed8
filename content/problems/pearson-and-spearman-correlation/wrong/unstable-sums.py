# It computes sums of products minus n times the means, which fails far from 0.
from math import sqrt


def pearson(xs, ys):
    x_mean, y_mean = sum(xs) / len(xs), sum(ys) / len(ys)
    products = sum(x * y for x, y in zip(xs, ys)) - len(xs) * x_mean * y_mean
    return products / sqrt(sum((x - x_mean) ** 2 for x in xs)) / sqrt(sum((y - y_mean) ** 2 for y in ys))


def ranks(values):
    places = {}
    for place, value in enumerate(sorted(values), 1):
        places.setdefault(value, []).append(place)
    return [(places[value][0] + places[value][-1]) / 2 for value in values]


def correlations(xs, ys):
    if min(xs) == max(xs) or min(ys) == max(ys):
        return [None, None]
    return [pearson(xs, ys), pearson(ranks(xs), ranks(ys))]
