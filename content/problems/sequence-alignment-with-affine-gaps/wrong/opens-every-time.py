# It pays for opening a gap at each of its letters.
def align(first, second, match, mismatch, open, extend):
    n, m = len(first), len(second)
    cost = open + extend
    best = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n, -1, -1):
        for j in range(m, -1, -1):
            options = []
            if i < n and j < m:
                options.append((match if first[i] == second[j] else mismatch) + best[i + 1][j + 1])
            if i < n:
                options.append(best[i + 1][j] - cost)
            if j < m:
                options.append(best[i][j + 1] - cost)
            best[i][j] = max(options, default=0)
    i, j, upper, lower = 0, 0, "", ""
    while i < n or j < m:
        if i < n and j < m and best[i][j] == (match if first[i] == second[j] else mismatch) + best[i + 1][j + 1]:
            upper, lower, i, j = upper + first[i], lower + second[j], i + 1, j + 1
        elif i < n and best[i][j] == best[i + 1][j] - cost:
            upper, lower, i = upper + first[i], lower + "-", i + 1
        else:
            upper, lower, j = upper + "-", lower + second[j], j + 1
    return [upper, lower]
