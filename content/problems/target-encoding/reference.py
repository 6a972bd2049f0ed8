import numpy as np


def encoded(categories, targets, strength):
    if not categories:
        return []
    values = np.array(targets, dtype=float)
    _, places = np.unique(categories, return_inverse=True)
    sums = np.bincount(places, weights=values)
    return (sums + strength * values.mean()) / (np.bincount(places) + strength)
