import numpy as np


def axis_shares(points):
    table = np.array(points, dtype=float)
    found = np.linalg.svd(table - table.mean(axis=0), compute_uv=False) ** 2
    spread = np.zeros(table.shape[1])
    spread[: len(found)] = found
    whole = spread.sum()
    return spread / whole if whole > 0 else spread
