# It puts padding into the cache as well.
from collections import deque
from math import exp, sqrt


def cached_attention(queries, keys, contents, padding, window):
    cache, outputs = deque(maxlen=window), []
    for query, key, content, is_padding in zip(queries, keys, contents, padding):
        if is_padding:
            cache.append((key, content))
            outputs.append([0.0] * len(content))
            continue
        cache.append((key, content))
        scores = [sum(a * b for a, b in zip(query, cached)) / sqrt(len(query)) for cached, _ in cache]
        largest = max(scores)
        powers = [exp(score - largest) for score in scores]
        total = sum(powers)
        columns = zip(*(value for _, value in cache))
        outputs.append([sum(power * value for power, value in zip(powers, column)) / total for column in columns])
    return outputs
