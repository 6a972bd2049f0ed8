# Its ideal order uses only the results above the cutoff.
from math import log2


def ranking_quality(grades, top):
    shown = grades[:top]
    dcg = lambda order: sum((2**g - 1) / log2(i + 2) for i, g in enumerate(order))
    return dcg(shown) / dcg(sorted(shown, reverse=True)) if any(shown) else 0.0
