# Time Limit Exceeded: It relaxes all roads as often as there are places.
def cheapest(count, roads, start):
    costs = [float("inf")] * count
    costs[start] = 0
    for _ in range(count):
        for begin, end, cost in roads:
            if costs[begin] + cost < costs[end]:
                costs[end] = costs[begin] + cost
    return [-1 if cost == float("inf") else cost for cost in costs]
