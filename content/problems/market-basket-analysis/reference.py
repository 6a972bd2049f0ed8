from collections import Counter
from itertools import combinations


def frequent_pairs(baskets, least):
    counts = Counter(pair for basket in baskets for pair in combinations(sorted(set(basket)), 2))
    frequent = [[one, other, count] for (one, other), count in counts.items() if count >= least]
    return sorted(frequent, key=lambda triple: (-triple[2], triple[0], triple[1]))
