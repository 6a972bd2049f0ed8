# It sums over the examples and does not divide by their number.
import numpy as np


def loss_slope(inputs, weights, labels):
    x = np.array(inputs, dtype=float)
    scores = x @ np.array(weights, dtype=float)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    parts /= parts.sum(axis=1, keepdims=True)
    parts[np.arange(len(labels)), labels] -= 1
    return x.T @ parts
