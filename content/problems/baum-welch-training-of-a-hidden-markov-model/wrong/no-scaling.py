# It multiplies plain probabilities, which become zero after some hundred signs.
def baum_welch(start, moves, signs, seen, rounds):
    n, T = len(start), len(seen)
    for _ in range(rounds):
        a = [[start[i] * signs[i][seen[0]] for i in range(n)]]
        for s in seen[1:]:
            a.append([signs[j][s] * sum(a[-1][i] * moves[i][j] for i in range(n)) for j in range(n)])
        z = [[1.0] * n]
        for s in seen[:0:-1]:
            z.insert(0, [sum(moves[i][j] * signs[j][s] * z[0][j] for j in range(n)) for i in range(n)])
        total = sum(a[-1]) or 1
        g = [[a[t][i] * z[t][i] / total for i in range(n)] for t in range(T)]
        x = [[sum(a[t][i] * moves[i][j] * signs[j][seen[t + 1]] * z[t + 1][j] / total for t in range(T - 1)) for j in range(n)] for i in range(n)]
        out = [sum(g[t][i] for t in range(T - 1)) for i in range(n)]
        be = [sum(g[t][i] for t in range(T)) for i in range(n)]
        moves = [[x[i][j] / out[i] for j in range(n)] if out[i] > 1e-12 else moves[i] for i in range(n)]
        signs = [[sum(g[t][i] for t in range(T) if seen[t] == k) / be[i] for k in range(len(signs[0]))] if be[i] > 1e-12 else signs[i] for i in range(n)]
        start = g[0]
    return [[start], moves, signs]
