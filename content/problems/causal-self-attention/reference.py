import math


def causal_attention(queries, keys, contents):
    outputs = []
    for at, query in enumerate(queries):
        scores = [sum(a * b for a, b in zip(query, key)) / math.sqrt(len(query)) for key in keys[: at + 1]]
        top = max(scores)
        shares = [math.exp(score - top) for score in scores]
        total = sum(shares)
        visible = zip(*contents[: at + 1])
        outputs.append([sum(s * v for s, v in zip(shares, column)) / total for column in visible])
    return outputs
