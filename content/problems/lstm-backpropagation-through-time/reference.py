from math import exp, tanh


def sigmoid(x):
    return 1 / (1 + exp(-x)) if x >= 0 else 1 - 1 / (1 + exp(x))


def lstm_gradients(inputs, weights, bias, pulls):
    units = len(pulls[0])
    width = len(inputs[0])
    hidden, cell = [0.0] * units, [0.0] * units
    steps = []
    for row in inputs:
        joined = row + hidden
        sums = [start + sum(w * u for w, u in zip(line, joined)) for line, start in zip(weights, bias)]
        gates = [tanh(a) if 2 * units <= at < 3 * units else sigmoid(a) for at, a in enumerate(sums)]
        before = cell
        cell = [gates[units + at] * before[at] + gates[at] * gates[2 * units + at] for at in range(units)]
        squashed = [tanh(c) for c in cell]
        hidden = [gates[3 * units + at] * squashed[at] for at in range(units)]
        steps.append((joined, gates, before, squashed))

    by_weights = [[0.0] * len(row) for row in weights]
    by_bias = [0.0] * len(bias)
    by_inputs = []
    back_hidden, back_cell = [0.0] * units, [0.0] * units
    for (joined, gates, before, squashed), pull in zip(reversed(steps), reversed(pulls)):
        delta = [0.0] * len(bias)
        for at in range(units):
            i, f, g, o = gates[at::units]
            pulled = back_hidden[at] + pull[at]
            back_cell[at] += pulled * o * (1 - squashed[at] ** 2)
            delta[at] = back_cell[at] * g * i * (1 - i)
            delta[units + at] = back_cell[at] * before[at] * f * (1 - f)
            delta[2 * units + at] = back_cell[at] * i * (1 - g * g)
            delta[3 * units + at] = pulled * squashed[at] * o * (1 - o)
            back_cell[at] *= f
        for at, d in enumerate(delta):
            by_bias[at] += d
            by_weights[at] = [old + d * u for old, u in zip(by_weights[at], joined)]
        back = [sum(d * w for d, w in zip(delta, column)) for column in zip(*weights)]
        by_inputs.append(back[:width])
        back_hidden = back[width:]
    return [by_weights, [by_bias], by_inputs[::-1]]
