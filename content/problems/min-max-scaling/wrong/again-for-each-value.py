# Time Limit Exceeded: It looks for the minimum and the maximum again for every value.
def min_max_scale(train, rows):
    result = []
    for row in rows:
        scaled = []
        for column, value in enumerate(row):
            low = min(one[column] for one in train)
            width = max(one[column] for one in train) - low
            scaled.append((value - low) / width if width > 0 else 0.0)
        result.append(scaled)
    return result
