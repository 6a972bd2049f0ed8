# It records nothing when a move is refused.
from math import exp, log


def metropolis(peaks, start, moves, draws, burn):
    def level(x):
        terms = [log(w / s) - ((x - m) / s) ** 2 / 2 for w, m, s in peaks]
        return max(terms) + log(sum(exp(one - max(terms)) for one in terms))

    x, states = start, []
    for move, draw in zip(moves, draws):
        if log(draw) < level(x + move) - level(x):
            x += move
            states.append(x)
    share = len(states) / len(moves) if moves else 0
    kept = states[burn:]
    if not kept:
        return [share, 0, 0]
    mean = sum(kept) / len(kept)
    return [share, mean, sum((one - mean) ** 2 for one in kept) / len(kept)]
