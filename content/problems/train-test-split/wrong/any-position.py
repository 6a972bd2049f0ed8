# It draws from the whole list in every step, so that some orders are more likely than others.
def train_test_split(groups, percent, draws):
    names = list(dict.fromkeys(groups))
    for last, draw in zip(range(len(names) - 1, 0, -1), draws):
        other = int(draw * len(names))
        names[last], names[other] = names[other], names[last]
    chosen = set(names[: -(-len(names) * percent // 100)])
    train = [row for row, name in enumerate(groups) if name not in chosen]
    test = [row for row, name in enumerate(groups) if name in chosen]
    return [train, test]
