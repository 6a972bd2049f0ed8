from math import ceil, sqrt
from statistics import NormalDist


def sample_size(base, lift, alpha, power, sides, ratio):
    if lift == 0:
        return []
    changed = base + lift
    common = (base + ratio * changed) / (1 + ratio)
    alarm = NormalDist().inv_cdf(1 - alpha / sides) * sqrt(common * (1 - common) * (1 + 1 / ratio))
    missed = NormalDist().inv_cdf(power) * sqrt(base * (1 - base) + changed * (1 - changed) / ratio)
    first = ceil(((alarm + missed) / lift) ** 2)
    return [first, ratio * first]
