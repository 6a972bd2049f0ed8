# It gives every h-th column to a head instead of a range of columns.
from math import exp, sqrt


def product(left, right):
    columns = list(zip(*right))
    return [[sum(a * b for a, b in zip(row, column)) for column in columns] for row in left]


def attend(query, keys, values):
    scores = [sum(a * b for a, b in zip(query, key)) / sqrt(len(query)) for key in keys]
    largest = max(scores)
    powers = [exp(score - largest) for score in scores]
    total = sum(powers)
    return [sum(power * value for power, value in zip(powers, column)) / total for column in zip(*values)]


def multi_head_attention(tokens, projections, heads, causal):
    if not tokens:
        return []
    queries, keys, values = (product(tokens, weights) for weights in projections[:3])
    width = len(tokens[0]) // heads
    mixed = [[] for _ in tokens]
    for head in range(heads):
        part = slice(head, None, heads)
        for at, query in enumerate(queries):
            visible = at + 1 if causal else len(tokens)
            mixed[at] += attend(query[part], [key[part] for key in keys[:visible]], [value[part] for value in values[:visible]])
    return product(mixed, projections[3])
