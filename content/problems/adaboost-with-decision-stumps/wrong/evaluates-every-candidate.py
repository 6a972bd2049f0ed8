# Time Limit Exceeded: It evaluates every candidate on every example.
from math import exp, inf, log


def adaboost(rows, labels, rounds, queries):
    weights = [1 / len(rows)] * len(rows)
    scores = [0] * len(queries)
    for _ in range(rounds):
        best, chosen = inf, None
        for feature in range(len(rows[0])):
            for threshold in sorted({row[feature] for row in rows}):
                for sign in (1, -1):
                    error = sum(w for w, row, y in zip(weights, rows, labels) if (sign if row[feature] >= threshold else -sign) != y)
                    if error < best - 1e-9:
                        best, chosen = error, (feature, threshold, sign)
        if best > 0.5 - 1e-9:
            break
        best = max(best, 1e-10)
        say = log((1 - best) / best) / 2
        feature, threshold, sign = chosen
        scores = [score + say * (sign if query[feature] >= threshold else -sign) for score, query in zip(scores, queries)]
        weights = [w * exp(-say * y * (sign if row[feature] >= threshold else -sign)) for w, row, y in zip(weights, rows, labels)]
        weights = [w / sum(weights) for w in weights]
    return scores
