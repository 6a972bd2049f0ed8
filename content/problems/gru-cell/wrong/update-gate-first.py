# It reads the blocks in the order update, reset, candidate.
from math import exp, tanh


def sigmoid(z):
    power = exp(-abs(z))
    return 1 / (1 + power) if z > 0 else power / (1 + power)


def dot(left, right):
    return sum(a * b for a, b in zip(left, right))


def gru(inputs, start, entering, recurrent, bias, order):
    size, state = len(start), start
    for x in inputs:
        given = [dot(row, x) + offset for row, offset in zip(entering, bias)]
        gates = [sigmoid(sum_ + dot(row, state)) for sum_, row in zip(given, recurrent[: 2 * size])]
        update, reset = gates[:size], gates[size:]
        if order == "before":
            kept = [r * old for r, old in zip(reset, state)]
            back = [dot(row, kept) for row in recurrent[2 * size :]]
        else:
            back = [r * dot(row, state) for r, row in zip(reset, recurrent[2 * size :])]
        candidates = [tanh(sum_ + more) for sum_, more in zip(given[2 * size :], back)]
        state = [z * old + (1 - z) * new for z, old, new in zip(update, state, candidates)]
    return state
