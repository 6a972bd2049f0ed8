# It uses the columns of the recurrent weights.
from math import tanh


def dot(left, right):
    return sum(a * b for a, b in zip(left, right))


def hidden_states(inputs, start, entering, recurrent, bias):
    state, states = start, []
    for x in inputs:
        state = [tanh(dot(into, x) + dot(back, state) + offset) for into, back, offset in zip(entering, zip(*recurrent), bias)]
        states.append(state)
    return states
