# It divides densities, which are both zero far from all peaks.
from math import exp


def metropolis(peaks, start, moves, draws, burn):
    def density(x):
        return sum(w / s * exp(-(((x - m) / s) ** 2) / 2) for w, m, s in peaks)

    x, accepted, states = start, 0, []
    for move, draw in zip(moves, draws):
        present = density(x)
        if present == 0 or draw < density(x + move) / present:
            x += move
            accepted += 1
        states.append(x)
    kept = states[burn:]
    share = accepted / len(moves) if moves else 0
    if not kept:
        return [share, 0, 0]
    mean = sum(kept) / len(kept)
    return [share, mean, sum((one - mean) ** 2 for one in kept) / len(kept)]
