# It multiplies the gradient of the forget gate by the new cell state instead of the old one.
from math import exp, tanh


def lstm_gradients(inputs, weights, bias, pulls):
    n, width = len(pulls[0]), len(inputs[0])
    sigmoid = lambda x: (1 + tanh(x / 2)) / 2
    h, c, steps = [0.0] * n, [0.0] * n, []
    for row in inputs:
        u = row + h
        a = [b + sum(w * x for w, x in zip(line, u)) for line, b in zip(weights, bias)]
        i, f, g, o = [sigmoid(x) for x in a[:n]], [sigmoid(x) for x in a[n:2 * n]], [tanh(x) for x in a[2 * n:3 * n]], [sigmoid(x) for x in a[3 * n:]]
        c = [f[k] * c[k] + i[k] * g[k] for k in range(n)]
        h = [o[k] * tanh(c[k]) for k in range(n)]
        steps.append((u, i, f, g, o, c))
    grad, by_bias, by_inputs = [[0.0] * len(row) for row in weights], [0.0] * len(bias), []
    H, C = [0.0] * n, [0.0] * n
    for (u, i, f, g, o, c), pull in zip(steps[::-1], pulls[::-1]):
        H = [x + y for x, y in zip(H, pull)]
        C = [C[k] + H[k] * o[k] * (1 - tanh(c[k]) ** 2) for k in range(n)]
        d = [C[k] * g[k] * i[k] * (1 - i[k]) for k in range(n)] + [C[k] * c[k] * f[k] * (1 - f[k]) for k in range(n)]
        d += [C[k] * i[k] * (1 - g[k] ** 2) for k in range(n)] + [H[k] * tanh(c[k]) * o[k] * (1 - o[k]) for k in range(n)]
        for r, x in enumerate(d):
            by_bias[r] += x
            grad[r] = [old + x * y for old, y in zip(grad[r], u)]
        back = [sum(x * w for x, w in zip(d, column)) for column in zip(*weights)]
        by_inputs.insert(0, back[:width])
        H, C = back[width:], [C[k] * f[k] for k in range(n)]
    return [grad, [by_bias], by_inputs]
