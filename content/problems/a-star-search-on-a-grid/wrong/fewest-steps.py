# It finds the route with the fewest steps instead of the cheapest one.
from collections import deque


def cheapest_route(costs, start, goal):
    if costs[start[0]][start[1]] == 0 or costs[goal[0]][goal[1]] == 0:
        return -1
    queue, seen = deque([(0, *start)]), {tuple(start)}
    while queue:
        cost, row, column = queue.popleft()
        if [row, column] == goal:
            return cost
        for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= y < len(costs) and 0 <= x < len(costs[0]) and costs[y][x] > 0 and (y, x) not in seen:
                seen.add((y, x))
                queue.append((cost + costs[y][x], y, x))
    return -1
