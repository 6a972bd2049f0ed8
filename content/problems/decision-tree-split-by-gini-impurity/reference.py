def mixture(ones, size):
    return 2 * ones * (size - ones) / size


def best_split(values, labels):
    pairs = sorted(zip(values, labels))
    total, ones = len(pairs), sum(labels)
    best = []
    left = left_ones = 0
    for (value, label), (following, _) in zip(pairs, pairs[1:]):
        left += 1
        left_ones += label
        if value == following:
            continue
        impurity = (mixture(left_ones, left) + mixture(ones - left_ones, total - left)) / total
        if not best or impurity < best[1] - 1e-12:
            best = [(value + following) / 2, impurity]
    return best
