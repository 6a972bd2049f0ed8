# It allows an empty range.
def best_stretch(changes):
    here = best = 0
    for change in changes:
        here = max(0, here + change)
        best = max(best, here)
    return best
