# Time Limit Exceeded: It adds up all paths one by one.
from itertools import product
from math import log


def log_likelihood(start, moves, signs, seen):
    if not seen:
        return 0.0
    total = 0.0
    for path in product(range(len(start)), repeat=len(seen)):
        probability = start[path[0]]
        for at, state in enumerate(path):
            probability *= signs[state][seen[at]] * (moves[path[at - 1]][state] if at > 0 else 1)
        total += probability
    return log(total) if total > 0 else None
