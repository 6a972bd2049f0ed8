# Time Limit Exceeded: It evaluates every candidate on all examples.
def boost(rows, targets, rounds, rate, queries):
    start = sum(targets) / len(targets)
    residuals = [target - start for target in targets]
    answers = [start] * len(queries)
    for _ in range(rounds):
        best, stump = 0, None
        for feature in range(len(rows[0])):
            for threshold in sorted({row[feature] for row in rows})[1:]:
                left = [rest for rest, row in zip(residuals, rows) if row[feature] < threshold]
                right = [rest for rest, row in zip(residuals, rows) if row[feature] >= threshold]
                gain = sum(left) ** 2 / len(left) + sum(right) ** 2 / len(right)
                if gain > best + 1e-6:
                    best, stump = gain, (feature, threshold, sum(left) / len(left), sum(right) / len(right))
        if stump is None:
            break
        feature, threshold, low, high = stump
        residuals = [rest - rate * (low if row[feature] < threshold else high) for rest, row in zip(residuals, rows)]
        answers = [value + rate * (low if query[feature] < threshold else high) for value, query in zip(answers, queries)]
    return answers
