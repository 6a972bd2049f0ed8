from math import exp, sqrt


def attention_gradients(queries, keys, contents, pulls, causal):
    count = len(queries)
    root = sqrt(len(queries[0]))
    by_queries = []
    by_keys = [[0.0] * len(keys[0]) for _ in range(count)]
    by_contents = [[0.0] * len(contents[0]) for _ in range(count)]
    for at, (query, pull) in enumerate(zip(queries, pulls)):
        seen = at + 1 if causal else count
        scores = [sum(x * y for x, y in zip(query, key)) / root for key in keys[:seen]]
        top = max(scores)
        weights = [exp(score - top) for score in scores]
        total = sum(weights)
        weights = [weight / total for weight in weights]
        pulled = [sum(x * y for x, y in zip(pull, content)) for content in contents[:seen]]
        mean = sum(weight * one for weight, one in zip(weights, pulled))
        back = [weight * (one - mean) / root for weight, one in zip(weights, pulled)]
        by_queries.append([sum(b * x for b, x in zip(back, column)) for column in zip(*keys)])
        for other in range(seen):
            by_keys[other] = [old + back[other] * x for old, x in zip(by_keys[other], query)]
            by_contents[other] = [old + weights[other] * x for old, x in zip(by_contents[other], pull)]
    return [by_queries, by_keys, by_contents]
