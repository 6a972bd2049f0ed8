# It divides the variance by one less than the number of states.
from math import exp, log


def metropolis(peaks, start, moves, draws, burn):
    def level(x):
        terms = [log(w / s) - ((x - m) / s) ** 2 / 2 for w, m, s in peaks]
        return max(terms) + log(sum(exp(one - max(terms)) for one in terms))

    x, accepted, states = start, 0, []
    for move, draw in zip(moves, draws):
        if log(draw) < level(x + move) - level(x):
            x += move
            accepted += 1
        states.append(x)
    kept = states[burn:]
    share = accepted / len(moves) if moves else 0
    if not kept:
        return [share, 0, 0]
    mean = sum(kept) / len(kept)
    return [share, mean, sum((one - mean) ** 2 for one in kept) / max(1, len(kept) - 1)]
