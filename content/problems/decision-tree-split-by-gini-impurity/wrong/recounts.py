# Time Limit Exceeded: It counts both groups again for each candidate.
def best_split(values, labels):
    best = None
    borders = sorted(set(values))
    for one, other in zip(borders, borders[1:]):
        border = (one + other) / 2
        score = 0
        for side in ([label for value, label in zip(values, labels) if value <= border], [label for value, label in zip(values, labels) if value > border]):
            share = sum(side) / len(side)
            score += len(side) / len(values) * 2 * share * (1 - share)
        if best is None or score < best[0] - 1e-9:
            best = (score, border)
    return [best[1], best[0]] if best else []
