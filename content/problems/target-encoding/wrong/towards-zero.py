# It pulls every category toward zero instead of the overall mean.
import numpy as np


def encoded(categories, targets, strength):
    if not categories:
        return []
    _, places = np.unique(categories, return_inverse=True)
    return np.bincount(places, weights=targets) / (np.bincount(places) + strength)
