import numpy as np


def least_total(points):
    if not points:
        return 0.0
    table = np.array(points, dtype=float)
    return min(float(np.sqrt(((table - row) ** 2).sum(axis=1)).sum()) for row in table)
