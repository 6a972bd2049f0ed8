# It answers in nats, not in bits.
from math import log


def shared_information(counts):
    whole = sum(map(sum, counts))
    columns = [sum(column) for column in zip(*counts)]
    return sum(c / whole * log(c * whole / (sum(row) * columns[j])) for row in counts for j, c in enumerate(row) if c)
