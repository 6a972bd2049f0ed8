# It subtracts the square of the mean from the mean of squares, which loses all digits far from zero.
def running_spread(readings):
    rows, total, squares = [], 0.0, 0.0
    for count, reading in enumerate(readings, 1):
        total += reading
        squares += reading * reading
        rows.append([total / count, squares / count - (total / count) ** 2])
    return rows
