# It also moves diagonally.
from heapq import heappop, heappush


def cheapest_route(costs, start, goal):
    if costs[start[0]][start[1]] == 0 or costs[goal[0]][goal[1]] == 0:
        return -1
    best = {tuple(start): 0}
    queue = [(0, *start)]
    while queue:
        cost, row, column = heappop(queue)
        if [row, column] == goal:
            return cost
        for y in (row - 1, row, row + 1):
            for x in (column - 1, column, column + 1):
                if 0 <= y < len(costs) and 0 <= x < len(costs[0]) and costs[y][x] > 0:
                    reached = cost + costs[y][x]
                    if reached < best.get((y, x), float("inf")):
                        best[y, x] = reached
                        heappush(queue, (reached, y, x))
    return -1
