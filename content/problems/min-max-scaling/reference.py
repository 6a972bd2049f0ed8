def min_max_scale(train, rows):
    columns = list(zip(*train))
    lows = [min(column) for column in columns]
    ranges = [max(column) - low for column, low in zip(columns, lows)]
    return [[(x - low) / width if width > 0 else 0.0 for x, low, width in zip(row, lows, ranges)] for row in rows]
