# It lets a gap in one line continue a gap in the other one without opening it.
from functools import lru_cache
import sys


def align(first, second, match, mismatch, open, extend):
    sys.setrecursionlimit(10000)
    n, m = len(first), len(second)

    @lru_cache(None)
    def best(i, j, gap):
        if i == n and j == m:
            return 0
        return max(options(i, j, gap))

    def options(i, j, gap):
        cost = extend + (0 if gap else open)
        return [
            (match if first[i] == second[j] else mismatch) + best(i + 1, j + 1, False) if i < n and j < m else -10**9,
            best(i + 1, j, True) - cost if i < n else -10**9,
            best(i, j + 1, True) - cost if j < m else -10**9,
        ]

    i, j, gap, upper, lower = 0, 0, False, "", ""
    while i < n or j < m:
        points = options(i, j, gap)
        kind = points.index(max(points))
        upper += "-" if kind == 2 else first[i]
        lower += "-" if kind == 1 else second[j]
        i, j, gap = i + (kind != 2), j + (kind != 1), kind > 0
    return [upper, lower]
