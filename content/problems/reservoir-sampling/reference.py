from math import floor


def reservoir_sample(items, size, draws):
    sample = []
    for seen, (item, draw) in enumerate(zip(items, draws), start=1):
        if len(sample) < size:
            sample.append(item)
            continue
        slot = floor(draw * seen)
        if slot < size:
            sample[slot] = item
    return sample
