# It computes distances from squared lengths, which lose precision far from the origin.
import numpy as np


def least_total(points):
    if not points:
        return 0.0
    table = np.array(points, dtype=float)
    lengths = (table**2).sum(axis=1)
    squares = lengths[:, None] + lengths[None, :] - 2 * table @ table.T
    return float(np.sqrt(np.maximum(squares, 0)).sum(axis=1).min())
