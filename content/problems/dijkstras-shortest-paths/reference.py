from heapq import heappop, heappush


def cheapest(count, roads, start):
    leaving = [[] for _ in range(count)]
    for begin, end, cost in roads:
        leaving[begin].append((end, cost))
    costs = [-1] * count
    waiting = [(0, start)]
    while waiting:
        spent, place = heappop(waiting)
        if costs[place] >= 0:
            continue
        costs[place] = spent
        for end, cost in leaving[place]:
            if costs[end] < 0:
                heappush(waiting, (spent + cost, end))
    return costs
