# It resolves tied votes by the smallest label instead of the nearest voter.
def vote(points, labels, query, k):
    order = sorted(range(len(points)), key=lambda at: sum((a - b) ** 2 for a, b in zip(points[at], query)))
    chosen = [labels[at] for at in order[:k]]
    return max(sorted(set(chosen)), key=chosen.count)
