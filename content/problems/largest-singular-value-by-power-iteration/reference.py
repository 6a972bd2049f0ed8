from math import sqrt


def largest_singular_value(table):
    largest = max(abs(x) for row in table for x in row)
    if largest == 0:
        return 0
    table = [[x / largest for x in row] for row in table]
    if len(table) < len(table[0]):
        table = [list(column) for column in zip(*table)]
    columns = list(zip(*table))
    power = [[sum(x * y for x, y in zip(one, other)) for other in columns] for one in columns]
    for _ in range(24):
        scale = max(power[at][at] for at in range(len(power)))
        power = [[x / scale for x in row] for row in power]
        power = [[sum(x * y for x, y in zip(one, other)) for other in power] for one in power]
    direction = max(power, key=lambda row: sum(x * x for x in row))
    stretched = [sum(x * y for x, y in zip(row, direction)) for row in table]
    return largest * sqrt(sum(x * x for x in stretched) / sum(x * x for x in direction))
