# Time Limit Exceeded: It tries all ranges.
def best_stretch(changes):
    best = changes[0]
    for first in range(len(changes)):
        total = 0
        for change in changes[first:]:
            total += change
            best = max(best, total)
    return best
