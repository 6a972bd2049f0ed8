# It mixes in the mean of the category means, where small categories count as much as large ones.
import numpy as np


def encoded(categories, targets, strength):
    if not categories:
        return []
    _, places = np.unique(categories, return_inverse=True)
    sums, counts = np.bincount(places, weights=targets), np.bincount(places)
    return (sums + strength * (sums / counts).mean()) / (counts + strength)
