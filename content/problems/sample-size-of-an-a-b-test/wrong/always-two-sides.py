# It always looks in both directions.
from math import ceil, sqrt
from statistics import NormalDist


def sample_size(base, lift, alpha, power, sides, ratio):
    if lift == 0:
        return []
    other = base + lift
    mean = (base + ratio * other) / (1 + ratio)
    same = NormalDist().inv_cdf(1 - alpha / 2) * sqrt(mean * (1 - mean) * (1 + 1 / ratio))
    different = NormalDist().inv_cdf(power) * sqrt(base * (1 - base) + other * (1 - other) / ratio)
    people = ceil(((same + different) / lift) ** 2)
    return [people, ratio * people]
