# It never leaves an entry in its place.
def train_test_split(groups, percent, draws):
    names = list(dict.fromkeys(groups))
    for last, draw in zip(range(len(names) - 1, 0, -1), draws):
        other = int(draw * last)
        names[last], names[other] = names[other], names[last]
    chosen = set(names[: -(-len(names) * percent // 100)])
    train = [row for row, name in enumerate(groups) if name not in chosen]
    test = [row for row, name in enumerate(groups) if name in chosen]
    return [train, test]
