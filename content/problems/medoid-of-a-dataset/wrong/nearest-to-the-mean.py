# It takes the record that is nearest to the mean.
import numpy as np


def least_total(points):
    if not points:
        return 0.0
    data = np.array(points, dtype=float)
    center = np.argmin(np.linalg.norm(data - data.mean(axis=0), axis=1))
    return float(np.linalg.norm(data - data[center], axis=1).sum())
