# Momentum keeps an average instead of a decaying sum.
from math import sqrt


def minimize(method, start, curvatures, lowest, settings, steps):
    rate, factor = settings
    point, memory = list(start), [0.0] * len(start)
    for _ in range(steps):
        for axis, (curvature, low) in enumerate(zip(curvatures, lowest)):
            slope = curvature * (point[axis] - low)
            if method == "rmsprop":
                memory[axis] = factor * memory[axis] + (1 - factor) * slope * slope
                point[axis] -= rate * slope / (sqrt(memory[axis]) + 1e-8)
            else:
                memory[axis] = factor * memory[axis] + (1 - factor) * slope
                point[axis] -= rate * (slope + factor * memory[axis] if method == "nesterov" else memory[axis])
    return point
