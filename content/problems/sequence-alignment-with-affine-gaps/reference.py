PAIR, BELOW, ABOVE = 0, 1, 2


def align(first, second, match, mismatch, open, extend):
    rows, columns = len(first), len(second)
    lowest = float("-inf")
    table = [[None] * (columns + 1) for _ in range(rows + 1)]
    for i in range(rows, -1, -1):
        for j in range(columns, -1, -1):
            if i == rows and j == columns:
                table[i][j] = (0, 0, 0)
                continue
            pair = below = above = lowest
            if i < rows and j < columns:
                pair = (match if first[i] == second[j] else mismatch) + table[i + 1][j + 1][PAIR]
            if i < rows:
                below = table[i + 1][j][BELOW] - extend
            if j < columns:
                above = table[i][j + 1][ABOVE] - extend
            table[i][j] = (max(pair, below - open, above - open), max(pair, below, above - open), max(pair, below - open, above))

    i = j = 0
    kind = PAIR
    upper, lower = [], []
    while i < rows or j < columns:
        best = table[i][j][kind]
        if i < rows and j < columns and best == (match if first[i] == second[j] else mismatch) + table[i + 1][j + 1][PAIR]:
            kind = PAIR
        elif i < rows and best == table[i + 1][j][BELOW] - extend - (open if kind != BELOW else 0):
            kind = BELOW
        else:
            kind = ABOVE
        upper.append("-" if kind == ABOVE else first[i])
        lower.append("-" if kind == BELOW else second[j])
        i += kind != ABOVE
        j += kind != BELOW
    return ["".join(upper), "".join(lower)]
