# It improves by swapping pairs of rows, which can get stuck.
def cheapest_assignment(costs):
    columns = len(costs[0]) if costs else 0
    held = list(range(columns))
    rows = len(costs)
    improved = True
    while improved:
        improved = False
        for i in range(rows):
            for j in range(i + 1, columns):
                before = costs[i][held[i]] + (costs[j][held[j]] if j < rows else 0)
                after = costs[i][held[j]] + (costs[j][held[i]] if j < rows else 0)
                if after < before:
                    held[i], held[j] = held[j], held[i]
                    improved = True
    return sum(costs[row][held[row]] for row in range(rows))
