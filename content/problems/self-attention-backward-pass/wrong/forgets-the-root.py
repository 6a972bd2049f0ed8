# It divides the scores by the root of the width forwards, but not backwards.
from math import exp, sqrt


def attention_gradients(queries, keys, contents, pulls, causal):
    n, root = len(queries), sqrt(len(queries[0]))
    dot = lambda a, b: sum(x * y for x, y in zip(a, b))
    weights, back = [], []
    for i, (query, pull) in enumerate(zip(queries, pulls)):
        seen = i + 1 if causal else n
        scores = [dot(query, key) / root for key in keys[:seen]]
        powers = [exp(score - max(scores)) for score in scores]
        row = [one / sum(powers) for one in powers]
        given = [dot(pull, content) for content in contents[:seen]]
        back.append([p * (one - dot(row, given)) for p, one in zip(row, given)] + [0.0] * (n - seen))
        weights.append(row + [0.0] * (n - seen))
    return [
        [[dot(row, column) for column in zip(*keys)] for row in back],
        [[dot(row, column) for column in zip(*queries)] for row in zip(*back)],
        [[dot(row, column) for column in zip(*pulls)] for row in zip(*weights)],
    ]
