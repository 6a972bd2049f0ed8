def standardised(rows):
    columns = []
    for column in zip(*rows):
        mean = sum(column) / len(column)
        deviation = (sum((value - mean) ** 2 for value in column) / len(column)) ** 0.5
        alike = min(column) == max(column)
        columns.append([0.0 if alike else (value - mean) / deviation for value in column])
    return [list(row) for row in zip(*columns)]
