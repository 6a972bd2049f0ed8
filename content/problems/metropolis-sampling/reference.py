from math import exp, log


def metropolis(peaks, start, moves, draws, burn):
    def log_density(x):
        exponents = [log(weight / deviation) - ((x - mean) / deviation) ** 2 / 2 for weight, mean, deviation in peaks]
        largest = max(exponents)
        return largest + log(sum(exp(one - largest) for one in exponents))

    state, density = start, log_density(start)
    accepted = 0
    kept = []
    for at, (move, draw) in enumerate(zip(moves, draws)):
        proposed = log_density(state + move)
        if log(draw) < proposed - density:
            state, density = state + move, proposed
            accepted += 1
        if at >= burn:
            kept.append(state)
    share = accepted / len(moves) if moves else 0
    if not kept:
        return [share, 0, 0]
    mean = sum(kept) / len(kept)
    return [share, mean, sum((x - mean) ** 2 for x in kept) / len(kept)]
