def median(values):
    values = sorted(values)
    middle = len(values) // 2
    if not values:
        return 0.0
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def fill_gaps(rows):
    medians = [median([one for one in column if one is not None]) for column in zip(*rows)]
    return [[medians[at] if one is None else one for at, one in enumerate(row)] for row in rows]
