# It rounds to the nearest number instead of up.
from math import sqrt
from statistics import NormalDist


def sample_size(base, lift, alpha, power, sides, ratio):
    if lift == 0:
        return []
    other = base + lift
    mean = (base + ratio * other) / (1 + ratio)
    same = NormalDist().inv_cdf(1 - alpha / sides) * sqrt(mean * (1 - mean) * (1 + 1 / ratio))
    different = NormalDist().inv_cdf(power) * sqrt(base * (1 - base) + other * (1 - other) / ratio)
    people = round(((same + different) / lift) ** 2)
    return [people, ratio * people]
