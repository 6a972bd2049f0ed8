# Time Limit Exceeded: It looks for every group in a list.
def train_test_split(groups, percent, draws):
    names = []
    for name in groups:
        if name not in names:
            names.append(name)
    for last, draw in zip(range(len(names) - 1, 0, -1), draws):
        other = int(draw * (last + 1))
        names[last], names[other] = names[other], names[last]
    chosen = names[: -(-len(names) * percent // 100)]
    train = [row for row, name in enumerate(groups) if name not in chosen]
    return [train, [row for row, name in enumerate(groups) if name in chosen]]
