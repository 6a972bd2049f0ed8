# All axes share one memory.
from math import sqrt


def minimize(method, start, curvatures, lowest, settings, steps):
    rate, factor = settings
    point, memory = list(start), [0.0]
    for _ in range(steps):
        for axis, (curvature, low) in enumerate(zip(curvatures, lowest)):
            slope = curvature * (point[axis] - low)
            if method == "rmsprop":
                memory[0] = factor * memory[0] + (1 - factor) * slope * slope
                point[axis] -= rate * slope / (sqrt(memory[0]) + 1e-8)
            else:
                memory[0] = factor * memory[0] + slope
                point[axis] -= rate * (slope + factor * memory[0] if method == "nesterov" else memory[0])
    return point
