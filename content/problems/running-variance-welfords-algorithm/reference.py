def running_spread(readings):
    rows = []
    mean = 0.0
    squares = 0.0
    for count, reading in enumerate(readings, 1):
        distance = reading - mean
        mean += distance / count
        squares += distance * (reading - mean)
        rows.append([mean, squares / count])
    return rows
