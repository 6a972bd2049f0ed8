# Odd columns use their own exponent instead of that of their partner.
from math import cos, sin


def position_encoding(embeddings, first, base):
    result = []
    for position, row in enumerate(embeddings, first):
        size = len(row)
        angles = [position / base ** (column / size) for column in range(size)]
        result.append([value + (cos(angle) if column % 2 else sin(angle)) for column, (value, angle) in enumerate(zip(row, angles))])
    return result
