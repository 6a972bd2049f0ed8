# It ignores the given start.
from math import tanh


def dot(left, right):
    return sum(a * b for a, b in zip(left, right))


def hidden_states(inputs, start, entering, recurrent, bias):
    state, states = [0.0] * len(start), []
    for x in inputs:
        state = [tanh(dot(into, x) + dot(back, state) + offset) for into, back, offset in zip(entering, recurrent, bias)]
        states.append(state)
    return states
