# It omits the penalty, except for a trace that makes the matrix invertible.
def ridge(rows, targets, penalty):
    size = len(rows[0])
    c = list(zip(*rows))
    m = [[sum(a * b for a, b in zip(c[i], c[j])) + (1e-9 if i == j else 0) for j in range(size)] + [sum(a * y for a, y in zip(c[i], targets))] for i in range(size)]
    for k in range(size):
        for r in range(size):
            if r != k:
                f = m[r][k] / m[k][k]
                m[r] = [a - f * b for a, b in zip(m[r], m[k])]
    return [m[k][-1] / m[k][k] for k in range(size)]
