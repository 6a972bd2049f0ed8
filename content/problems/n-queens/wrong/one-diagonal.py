# It checks one kind of diagonal only.
def count_queens(size, blocked):
    closed = {tuple(square) for square in blocked}

    def place(row, columns, diagonals):
        if row == size:
            return 1
        return sum(
            place(row + 1, columns | {column}, diagonals | {row - column})
            for column in range(size)
            if column not in columns and row - column not in diagonals and (row, column) not in closed
        )

    return place(0, frozenset(), frozenset())
