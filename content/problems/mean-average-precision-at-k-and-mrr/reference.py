def ranking_metrics(rankings, relevant, k):
    reciprocal = precision = 0
    for ranking, names in zip(rankings, relevant):
        open_names = set(names)
        best = min(k, len(open_names))
        hits = 0
        for position, name in enumerate(ranking[:k], 1):
            if name in open_names:
                open_names.remove(name)
                hits += 1
                precision += hits / position / best
                if hits == 1:
                    reciprocal += 1 / position
    queries = max(len(rankings), 1)
    return [reciprocal / queries, precision / queries]
