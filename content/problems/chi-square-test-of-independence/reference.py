def chi_square(counts):
    rows = [row for row in counts if sum(row) > 0]
    columns = [column for column in zip(*rows) if sum(column) > 0]
    if len(rows) < 2 or len(columns) < 2:
        return [0, 0]
    row_totals = [sum(row) for row in rows]
    total = sum(row_totals)
    statistic = 0.0
    for column in columns:
        share = sum(column) / total
        for observed, row_total in zip(column, row_totals):
            expected = row_total * share
            statistic += (observed - expected) ** 2 / expected
    return [statistic, (len(rows) - 1) * (len(columns) - 1)]
