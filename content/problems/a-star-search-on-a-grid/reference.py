from heapq import heappop, heappush


def cheapest_route(costs, start, goal):
    def guess(row, column):
        return abs(row - goal[0]) + abs(column - goal[1])

    if costs[start[0]][start[1]] == 0 or costs[goal[0]][goal[1]] == 0:
        return -1
    best = {tuple(start): 0}
    queue = [(guess(*start), 0, *start)]
    while queue:
        _, cost, row, column = heappop(queue)
        if [row, column] == goal:
            return cost
        if cost > best[row, column]:
            continue
        for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= y < len(costs) and 0 <= x < len(costs[0]) and costs[y][x] > 0:
                reached = cost + costs[y][x]
                if reached < best.get((y, x), float("inf")):
                    best[y, x] = reached
                    heappush(queue, (reached + guess(y, x), reached, y, x))
    return -1
