# It multiplies the probabilities without scaling, so that long sequences underflow to 0.
from math import log


def log_likelihood(start, moves, signs, seen):
    states = range(len(start))
    if not seen:
        return 0.0
    alphas = [start[j] * signs[j][seen[0]] for j in states]
    for observation in seen[1:]:
        alphas = [signs[j][observation] * sum(alphas[i] * moves[i][j] for i in states) for j in states]
    return log(sum(alphas)) if sum(alphas) > 0 else None
