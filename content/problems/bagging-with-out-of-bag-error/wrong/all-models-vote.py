# Every model votes on every example, also on those it has seen.
from collections import Counter


def squared(left, right):
    return sum((one - other) ** 2 for one, other in zip(left, right))


def out_of_bag_error(rows, labels, draws):
    count = len(rows)
    votes = [Counter() for _ in rows]
    for numbers in draws:
        bag = sorted({int(number * count) for number in numbers})
        for index in range(count):
            nearest = min(bag, key=lambda other: squared(rows[index], rows[other]))
            votes[index][labels[nearest]] += 1
    judged = [(poll, label) for poll, label in zip(votes, labels) if poll]
    wrong = sum(min(poll, key=lambda vote: (-poll[vote], vote)) != label for poll, label in judged)
    return wrong / len(judged) if judged else None
