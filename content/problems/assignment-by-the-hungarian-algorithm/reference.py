from math import inf


def cheapest_assignment(costs):
    columns = len(costs[0]) if costs else 0
    row_potential, column_potential = [0] * len(costs), [0] * (columns + 1)
    # The last entry stands for the row that is being added.
    holder = [-1] * (columns + 1)
    for new in range(len(costs)):
        holder[columns] = new
        at, distance, came_from, visited = columns, [inf] * columns, [columns] * columns, [False] * (columns + 1)
        while holder[at] != -1:
            visited[at] = True
            row, step, nearest = holder[at], inf, -1
            for column in range(columns):
                if not visited[column]:
                    reduced = costs[row][column] - row_potential[row] - column_potential[column]
                    if reduced < distance[column]:
                        distance[column], came_from[column] = reduced, at
                    if distance[column] < step:
                        step, nearest = distance[column], column
            for column in range(columns + 1):
                if visited[column]:
                    row_potential[holder[column]] += step
                    column_potential[column] -= step
                elif column < columns:
                    distance[column] -= step
            at = nearest
        while at != columns:
            holder[at] = holder[came_from[at]]
            at = came_from[at]
    return sum(costs[row][column] for column, row in enumerate(holder[:columns]) if row != -1)
