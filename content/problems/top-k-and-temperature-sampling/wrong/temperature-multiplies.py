# It multiplies the scores by the temperature.
from bisect import bisect_right
from itertools import accumulate
from math import exp


def sampled_tokens(logits, kept, temperature, draws):
    order = sorted(range(len(logits)), key=lambda token: -logits[token])[:kept]
    if temperature == 0:
        return [order[0]] * len(draws)
    largest = logits[order[0]]
    sums = list(accumulate(exp((logits[token] - largest) * temperature) for token in order))
    shares = [part / sums[-1] for part in sums]
    return [order[min(bisect_right(shares, draw), len(order) - 1)] for draw in draws]
