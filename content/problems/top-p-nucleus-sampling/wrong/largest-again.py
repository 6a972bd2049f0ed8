# Time Limit Exceeded: It looks for the largest remaining weight again and again.
def nucleus(weights, percent):
    whole, left = sum(weights), list(weights)
    kept, reached = [], 0
    while 100 * reached < percent * whole:
        best = left.index(max(left))
        kept.append(best)
        reached += weights[best]
        left[best] = -1
    return kept
