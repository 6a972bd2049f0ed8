# It multiplies the draw by the position instead of the number of items seen.
from math import floor


def reservoir_sample(items, size, draws):
    sample = []
    for position, item in enumerate(items):
        if len(sample) < size:
            sample.append(item)
        elif floor(draws[position] * position) < size:
            sample[floor(draws[position] * position)] = item
    return sample
