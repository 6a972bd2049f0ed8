def best_stretch(changes):
    here = best = changes[0]
    for change in changes[1:]:
        here = max(change, here + change)
        best = max(best, here)
    return best
