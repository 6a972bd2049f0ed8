def vote(points, labels, query, k):
    def distance(at):
        return sum((one - other) ** 2 for one, other in zip(points[at], query))

    votes = {}
    for at in sorted(range(len(points)), key=distance)[:k]:
        votes[labels[at]] = votes.get(labels[at], 0) + 1
    return max(votes, key=votes.get)
