# It takes the groups until the test set has enough rows.
def train_test_split(groups, percent, draws):
    names = list(dict.fromkeys(groups))
    for last, draw in zip(range(len(names) - 1, 0, -1), draws):
        other = int(draw * (last + 1))
        names[last], names[other] = names[other], names[last]
    chosen, size = set(), 0
    for name in names:
        if size * 100 < len(groups) * percent:
            chosen.add(name)
            size += groups.count(name)
    train = [row for row, name in enumerate(groups) if name not in chosen]
    test = [row for row, name in enumerate(groups) if name in chosen]
    return [train, test]
