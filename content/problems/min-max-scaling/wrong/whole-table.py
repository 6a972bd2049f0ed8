# It uses one minimum and maximum for the whole table instead of one per column.
def min_max_scale(train, rows):
    low = min(min(row) for row in train)
    width = max(max(row) for row in train) - low
    return [[(x - low) / width if width > 0 else 0.0 for x in row] for row in rows]
