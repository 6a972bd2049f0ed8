# Time Limit Exceeded: it tries all orders of the columns.
from itertools import permutations


def count_queens(size, blocked):
    closed = {tuple(square) for square in blocked}
    ways = 0
    for columns in permutations(range(size)):
        if len({row + column for row, column in enumerate(columns)}) == size == len({row - column for row, column in enumerate(columns)}):
            ways += all((row, column) not in closed for row, column in enumerate(columns))
    return ways
