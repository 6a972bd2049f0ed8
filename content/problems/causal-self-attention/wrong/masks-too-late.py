# It normalizes over all positions and drops the future afterwards, so the weights do not sum to one.
import math


def causal_attention(queries, keys, contents):
    outputs = []
    for at, query in enumerate(queries):
        scores = [sum(a * b for a, b in zip(query, key)) / math.sqrt(len(query)) for key in keys]
        shares = [math.exp(score - max(scores)) for score in scores]
        outputs.append([sum(s * v for s, v in zip(shares[: at + 1], column)) / sum(shares) for column in zip(*contents)])
    return outputs
