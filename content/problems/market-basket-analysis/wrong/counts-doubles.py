# It counts an item twice if it occurs twice in a basket.
from collections import Counter
from itertools import combinations


def frequent_pairs(baskets, least):
    counts = Counter(p for basket in baskets for p in combinations(sorted(basket), 2) if p[0] != p[1])
    return sorted(([a, b, n] for (a, b), n in counts.items() if n >= least), key=lambda t: (-t[2], t[0], t[1]))
