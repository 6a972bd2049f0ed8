# It counts the last time among those that a move leaves.
def baum_welch(start, moves, signs, seen, rounds):
    n, T = len(start), len(seen)
    for _ in range(rounds):
        a, c = [], []
        for t, s in enumerate(seen):
            raw = [signs[j][s] * (start[j] if t == 0 else sum(a[-1][i] * moves[i][j] for i in range(n))) for j in range(n)]
            c.append(sum(raw))
            a.append([one / c[-1] for one in raw])
        z = [[1.0] * n]
        for t in range(T - 1, 0, -1):
            z.insert(0, [sum(moves[i][j] * signs[j][seen[t]] * z[0][j] for j in range(n)) / c[t] for i in range(n)])
        g = [[a[t][i] * z[t][i] for i in range(n)] for t in range(T)]
        x = [[sum(a[t][i] * moves[i][j] * signs[j][seen[t + 1]] * z[t + 1][j] / c[t + 1] for t in range(T - 1)) for j in range(n)] for i in range(n)]
        be = [sum(g[t][i] for t in range(T)) for i in range(n)]
        moves = [[x[i][j] / be[i] for j in range(n)] if be[i] > 1e-12 and T > 1 else moves[i] for i in range(n)]
        signs = [[sum(g[t][i] for t in range(T) if seen[t] == k) / be[i] for k in range(len(signs[0]))] if be[i] > 1e-12 else signs[i] for i in range(n)]
        start = g[0]
    return [[start], moves, signs]
