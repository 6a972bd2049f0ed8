# It corrects the sum, but not the output, when the maximum grows.
from math import exp, sqrt


def blockwise_attention(queries, keys, values, size):
    rows = []
    for query in queries:
        most, total, output = None, 0.0, [0.0] * (len(values[0]) if values else 0)
        for start in range(0, len(keys), size):
            scores = [sum(a * b for a, b in zip(query, key)) / sqrt(len(query)) for key in keys[start : start + size]]
            highest = max(scores) if most is None else max(most, *scores)
            old_total = total
            kept = 0.0 if most is None else total * exp(most - highest)
            weights = [exp(score - highest) for score in scores]
            most, total = highest, kept + sum(weights)
            block = values[start : start + size]
            output = [(old_total * old + sum(w * value[at] for w, value in zip(weights, block))) / total for at, old in enumerate(output)]
            rows.append([most, total, *output])
    return rows
