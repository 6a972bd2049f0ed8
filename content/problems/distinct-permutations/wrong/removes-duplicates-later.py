# Time Limit Exceeded: It generates the arrangements of all items and removes duplicates afterward.
from itertools import permutations


def distinct_permutations(items):
    return [list(order) for order in sorted(set(permutations(items)))]
