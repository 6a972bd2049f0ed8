# It takes the smallest remaining cost again and again.
def cheapest_assignment(costs):
    pairs = sorted((cost, row, column) for row, line in enumerate(costs) for column, cost in enumerate(line))
    rows, columns, total = set(), set(), 0
    for cost, row, column in pairs:
        if row not in rows and column not in columns:
            rows.add(row)
            columns.add(column)
            total += cost
    return total
