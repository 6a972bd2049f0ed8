def nucleus(weights, percent):
    whole = sum(weights)
    order = sorted((at for at in range(len(weights)) if weights[at] > 0), key=lambda at: -weights[at])
    kept, reached = [], 0
    for at in order:
        if 100 * reached >= percent * whole:
            break
        kept.append(at)
        reached += weights[at]
    return kept
