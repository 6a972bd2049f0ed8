# It knows only rows and columns.
from functools import lru_cache

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))


def best_moves(board):
    squares = "".join(board)
    if is_won(squares):
        return [-1]
    result = value(squares)
    return [result, *(at for at in range(9) if squares[at] == "." and -value(place(squares, at)) == result)]


def place(squares, at):
    mark = "x" if squares.count("x") == squares.count("o") else "o"
    return squares[:at] + mark + squares[at + 1 :]


def is_won(squares):
    return any(squares[a] != "." and squares[a] == squares[b] == squares[c] for a, b, c in LINES)


@lru_cache(maxsize=None)
def value(squares):
    if is_won(squares):
        return -1
    return max((-value(place(squares, at)) for at in range(9) if squares[at] == "."), default=0)
