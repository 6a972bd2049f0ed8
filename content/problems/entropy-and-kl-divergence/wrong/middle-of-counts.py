# It takes the middle of the counts, so that the larger sample has more weight.
from math import inf, log2


def kl_divergence(p, q):
    if any(left > 0 and right == 0 for left, right in zip(p, q)):
        return inf
    return sum(left * log2(left / right) for left, right in zip(p, q) if left > 0)


def divergences(observed, expected):
    p_sum, q_sum = sum(observed), sum(expected)
    p, q = [count / p_sum for count in observed], [count / q_sum for count in expected]
    middle = [(left + right) / (p_sum + q_sum) for left, right in zip(observed, expected)]
    entropy = -sum(chance * log2(chance) for chance in p if chance > 0)
    divergence = kl_divergence(p, q)
    jensen_shannon = (kl_divergence(p, middle) + kl_divergence(q, middle)) / 2
    return [entropy, entropy + divergence, divergence, jensen_shannon]
