# It differentiates the softmax entry by entry.
from math import exp, sqrt


def attention_gradients(queries, keys, contents, pulls, causal):
    n, root = len(queries), sqrt(len(queries[0]))
    dot = lambda a, b: sum(x * y for x, y in zip(a, b))
    weights = []
    for i, query in enumerate(queries):
        scores = [dot(query, key) / root for key in (keys[: i + 1] if causal else keys)]
        powers = [exp(score - max(scores)) for score in scores]
        weights.append([one / sum(powers) for one in powers] + [0.0] * (n - len(powers)))
    back = [[p * (1 - p) * dot(pull, content) / root for p, content in zip(row, contents)] for row, pull in zip(weights, pulls)]
    return [
        [[dot(row, column) for column in zip(*keys)] for row in back],
        [[dot(row, column) for column in zip(*queries)] for row in zip(*back)],
        [[dot(row, column) for column in zip(*pulls)] for row in zip(*weights)],
    ]
