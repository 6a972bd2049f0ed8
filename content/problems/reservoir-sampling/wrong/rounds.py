# It rounds to the nearest integer instead of down.
def reservoir_sample(items, size, draws):
    sample = items[:size]
    for position in range(size, len(items)):
        slot = round(draws[position] * (position + 1))
        if slot < size:
            sample[slot] = items[position]
    return sample
