# It loses the readers of pages without links.
def importance(links, damping, rounds):
    ranks = [1 / len(links)] * len(links)
    for _ in range(rounds):
        fresh = [(1 - damping) / len(links)] * len(links)
        for page, targets in enumerate(links):
            for target in targets:
                fresh[target] += damping * ranks[page] / len(targets)
        ranks = fresh
    return ranks
