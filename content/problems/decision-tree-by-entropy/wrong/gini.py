# It uses the Gini impurity instead of the entropy.
from collections import Counter
from math import log2


def entropy(counts, size):
    return 1 - sum((count / size) ** 2 for count in counts.values())


def best_question(examples):
    size = len(examples)
    everything = Counter(label for _, label in examples)
    whole = entropy(everything, size)
    best, question = 0, None
    for feature in range(len(examples[0][0])):
        ordered = sorted((row[feature], label) for row, label in examples)
        left, right = Counter(), Counter(everything)
        for place in range(1, size):
            (value, label), (after, _) = ordered[place - 1 : place + 1]
            left[label] += 1
            right[label] -= 1
            if value < after:
                gain = whole - (place * entropy(left, place) + (size - place) * entropy(right, size - place)) / size
                if gain > best + 1e-9:
                    best, question = gain, (feature, (value + after) / 2)
    return question


def grow(examples, depth, least):
    question = best_question(examples) if depth > 0 and len(examples) >= least else None
    if question is None:
        counts = Counter(label for _, label in examples)
        return min(counts, key=lambda label: (-counts[label], label))
    feature, limit = question
    low = [example for example in examples if example[0][feature] <= limit]
    high = [example for example in examples if example[0][feature] > limit]
    return feature, limit, grow(low, depth - 1, least), grow(high, depth - 1, least)


def grow_tree(rows, labels, depth, least, queries):
    root = grow(list(zip(rows, labels)), depth, least)
    answers = []
    for query in queries:
        node = root
        while isinstance(node, tuple):
            feature, limit, low, high = node
            node = low if query[feature] <= limit else high
        answers.append(node)
    return answers
