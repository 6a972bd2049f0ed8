# It divides by what was observed instead of what was expected.
def chi_square(counts):
    rows = [row for row in counts if sum(row) > 0]
    columns = [column for column in zip(*rows) if sum(column) > 0]
    if len(rows) < 2 or len(columns) < 2:
        return [0, 0]
    totals = [sum(row) for row in rows]
    total = sum(totals)
    statistic = 0.0
    for column in columns:
        for observed, row_total in zip(column, totals):
            expected = row_total * sum(column) / total
            statistic += (observed - expected) ** 2 / max(observed, 1)
    return [statistic, (len(rows) - 1) * (len(columns) - 1)]
