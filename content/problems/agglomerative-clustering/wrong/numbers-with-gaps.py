# It numbers the clusters by the index of their leader.
def agglomerate(points, linkage, clusters):
    pick = min if linkage == "single" else max
    gaps = [[sum((a - b) ** 2 for a, b in zip(one, other)) for other in points] for one in points]
    owner = list(range(len(points)))
    leaders = list(owner)
    while len(leaders) > clusters:
        pairs = ((gaps[one][other], one, other) for one in leaders for other in leaders if one < other)
        _, kept, gone = min(pairs)
        leaders.remove(gone)
        owner = [kept if leader == gone else leader for leader in owner]
        for other in leaders:
            gaps[kept][other] = gaps[other][kept] = pick(gaps[kept][other], gaps[gone][other])
    numbers = {leader: number for number, leader in enumerate(leaders)}
    return owner
