# It believes in the states given the signs so far, not given all signs.
def baum_welch(start, moves, signs, seen, rounds):
    n, T = len(start), len(seen)
    for _ in range(rounds):
        g = []
        for t, s in enumerate(seen):
            raw = [signs[j][s] * (start[j] if t == 0 else sum(g[-1][i] * moves[i][j] for i in range(n))) for j in range(n)]
            g.append([one / sum(raw) for one in raw])
        x = [[sum(g[t][i] * moves[i][j] for t in range(T - 1)) for j in range(n)] for i in range(n)]
        be = [sum(g[t][i] for t in range(T)) for i in range(n)]
        moves = [[one / sum(x[i]) for one in x[i]] if sum(x[i]) > 1e-12 else moves[i] for i in range(n)]
        signs = [[sum(g[t][i] for t in range(T) if seen[t] == k) / be[i] for k in range(len(signs[0]))] if be[i] > 1e-12 else signs[i] for i in range(n)]
        start = g[0]
    return [[start], moves, signs]
