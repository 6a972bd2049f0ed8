def importance(links, damping, rounds):
    count = len(links)
    ranks = [1 / count] * count
    for _ in range(rounds):
        lost = sum(rank for rank, targets in zip(ranks, links) if not targets)
        fresh = [(1 - damping) / count + damping * lost / count] * count
        for rank, targets in zip(ranks, links):
            for target in targets:
                fresh[target] += damping * rank / len(targets)
        ranks = fresh
    return ranks
