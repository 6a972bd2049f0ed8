# It fills gaps with the mean, which a single outlier distorts.
def fill_gaps(rows):
    present = [[one for one in column if one is not None] for column in zip(*rows)]
    means = [sum(column) / len(column) if column else 0 for column in present]
    return [[means[at] if one is None else one for at, one in enumerate(row)] for row in rows]
