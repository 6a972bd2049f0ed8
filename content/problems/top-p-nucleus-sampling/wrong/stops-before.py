# It leaves out the word that reaches the share.
def nucleus(weights, percent):
    kept, reached = [], 0
    for at in sorted((at for at, weight in enumerate(weights) if weight), key=lambda at: -weights[at]):
        reached += weights[at]
        if 100 * reached >= percent * sum(weights):
            break
        kept.append(at)
    return kept
