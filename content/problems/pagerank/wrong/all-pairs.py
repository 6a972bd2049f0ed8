# Time Limit Exceeded: It goes through all pairs of pages in every round.
def importance(links, damping, rounds):
    count = len(links)
    sets = [set(targets) for targets in links]
    ranks = [1 / count] * count
    for _ in range(rounds):
        lost = sum(rank for rank, targets in zip(ranks, links) if not targets)
        base = (1 - damping) / count + damping * lost / count
        ranks = [base + sum(damping * ranks[at] / len(sets[at]) for at in range(count) if page in sets[at]) for page in range(count)]
    return ranks
