def count_queens(size, blocked):
    closed = [0] * size
    for row, column in blocked:
        closed[row] |= 1 << column
    whole = (1 << size) - 1

    def place(row, columns, left, right):
        if row == size:
            return 1
        ways = 0
        free = whole & ~(columns | left | right | closed[row])
        while free:
            square = free & -free
            free -= square
            ways += place(row + 1, columns | square, (left | square) << 1, (right | square) >> 1)
        return ways

    return place(0, 0, 0, 0)
