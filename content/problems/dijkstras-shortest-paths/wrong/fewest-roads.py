# It takes the path with the fewest roads.
from collections import deque


def cheapest(count, roads, start):
    costs = [-1] * count
    costs[start] = 0
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for begin, end, cost in roads:
            if begin == place and costs[end] < 0:
                costs[end] = costs[place] + cost
                waiting.append(end)
    return costs
