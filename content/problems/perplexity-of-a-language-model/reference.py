from math import exp, inf, log


def perplexity(probabilities):
    if not probabilities:
        return 1.0
    if min(probabilities) == 0:
        return inf
    return exp(-sum(map(log, probabilities)) / len(probabilities))
