# It measures distances from the mean, which need not be a record.
import numpy as np


def least_total(points):
    if not points:
        return 0.0
    table = np.array(points, dtype=float)
    return float(np.sqrt(((table - table.mean(axis=0)) ** 2).sum(axis=1)).sum())
