# It takes the plain mean of both rates, also when the groups differ in size.
from math import ceil, sqrt
from statistics import NormalDist


def sample_size(base, lift, alpha, power, sides, ratio):
    if lift == 0:
        return []
    other = base + lift
    mean = (base + other) / 2
    same = NormalDist().inv_cdf(1 - alpha / sides) * sqrt(mean * (1 - mean) * (1 + 1 / ratio))
    different = NormalDist().inv_cdf(power) * sqrt(base * (1 - base) + other * (1 - other) / ratio)
    people = ceil(((same + different) / lift) ** 2)
    return [people, ratio * people]
