# It divides by n - 1 instead of n.
def standardised(rows):
    columns = []
    for column in zip(*rows):
        mean = sum(column) / len(column)
        deviation = (sum((value - mean) ** 2 for value in column) / max(1, len(column) - 1)) ** 0.5
        columns.append([(value - mean) / deviation if deviation else 0.0 for value in column])
    return [list(row) for row in zip(*columns)]
