from itertools import groupby
from math import exp, inf, log


def best_stump(columns, labels, weights):
    best, chosen = inf, None
    for feature, groups in enumerate(columns):
        wrong = sum(weight for weight, label in zip(weights, labels) if label < 0)
        for threshold, members in groups:
            for sign, error in ((1, wrong), (-1, 1 - wrong)):
                if error < best - 1e-9:
                    best, chosen = error, (feature, threshold, sign)
            wrong += sum(weights[member] * labels[member] for member in members)
    return best, chosen


def answer(stump, row):
    feature, threshold, sign = stump
    return sign if row[feature] >= threshold else -sign


def group_column(column):
    order = sorted(range(len(column)), key=column.__getitem__)
    return [(value, list(members)) for value, members in groupby(order, key=column.__getitem__)]


def adaboost(rows, labels, rounds, queries):
    columns = [group_column(column) for column in zip(*rows)]
    weights = [1 / len(rows)] * len(rows)
    scores = [0] * len(queries)
    for _ in range(rounds):
        error, stump = best_stump(columns, labels, weights)
        if error > 0.5 - 1e-9:
            break
        error = max(error, 1e-10)
        say = log((1 - error) / error) / 2
        scores = [score + say * answer(stump, query) for score, query in zip(scores, queries)]
        weights = [weight * exp(-say * label * answer(stump, row)) for weight, label, row in zip(weights, labels, rows)]
        total = sum(weights)
        weights = [weight / total for weight in weights]
    return scores
