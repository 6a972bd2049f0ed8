from math import exp, tanh


def sigmoid(z):
    power = exp(-abs(z))
    return 1 / (1 + power) if z > 0 else power / (1 + power)


def lstm(inputs, hidden, memory, weights, bias):
    size = len(hidden)
    for x in inputs:
        seen = x + hidden
        sums = [offset + sum(a * b for a, b in zip(row, seen)) for row, offset in zip(weights, bias)]
        enter, forget, candidate, output = (sums[block * size : (block + 1) * size] for block in range(4))
        memory = [sigmoid(f) * old + sigmoid(i) * tanh(g) for i, f, g, old in zip(enter, forget, candidate, memory)]
        hidden = [sigmoid(o) * tanh(cell) for o, cell in zip(output, memory)]
    return [hidden, memory]
