# It also places thresholds between equal values.
def best_stump(columns, orders, residuals):
    total, count = sum(residuals), len(residuals)
    best, stump = 0, None
    for feature, (column, order) in enumerate(zip(columns, orders)):
        left = 0
        for size, (before, index) in enumerate(zip(order, order[1:]), 1):
            left += residuals[before]
            if True:
                right, rest = total - left, count - size
                gain = left * left / size + right * right / rest
                if gain > best + 1e-6:
                    best, stump = gain, (feature, column[index], left / size, right / rest)
    return stump


def boost(rows, targets, rounds, rate, queries):
    columns = list(zip(*rows))
    orders = [sorted(range(len(rows)), key=column.__getitem__) for column in columns]
    start = sum(targets) / len(targets)
    residuals = [target - start for target in targets]
    answers = [start] * len(queries)
    for _ in range(rounds):
        stump = best_stump(columns, orders, residuals)
        if stump is None:
            break
        feature, threshold, low, high = stump
        residuals = [rest - rate * (low if row[feature] < threshold else high) for rest, row in zip(residuals, rows)]
        answers = [value + rate * (low if query[feature] < threshold else high) for value, query in zip(answers, queries)]
    return answers
