# Time Limit Exceeded: It tries all routes that visit no cell twice.
def cheapest_route(costs, start, goal):
    if costs[start[0]][start[1]] == 0 or costs[goal[0]][goal[1]] == 0:
        return -1
    best = [float("inf")]
    on_route = set()

    def go(row, column, cost):
        if cost >= best[0] or len(on_route) > 400:
            return
        if [row, column] == goal:
            best[0] = cost
            return
        on_route.add((row, column))
        for y, x in ((row - 1, column), (row, column - 1), (row + 1, column), (row, column + 1)):
            if 0 <= y < len(costs) and 0 <= x < len(costs[0]) and costs[y][x] > 0 and (y, x) not in on_route:
                go(y, x, cost + costs[y][x])
        on_route.discard((row, column))

    go(*start, 0)
    return -1 if best[0] == float("inf") else best[0]
