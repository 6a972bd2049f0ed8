from math import log


def log_likelihood(start, moves, signs, seen):
    states = range(len(start))
    expected = start
    total = 0.0
    for observation in seen:
        alphas = [expected[j] * signs[j][observation] for j in states]
        scale = sum(alphas)
        if scale == 0:
            return None
        total += log(scale)
        expected = [sum(alphas[i] / scale * moves[i][j] for i in states) for j in states]
    return total
