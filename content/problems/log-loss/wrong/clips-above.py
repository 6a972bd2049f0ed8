# It clips probabilities from above as well.
from math import log


def log_loss(scores, labels, weights, floor):
    loss = weight_sum = 0
    for row, label in zip(scores, labels):
        total = sum(row)
        chance = row[label] / total if total > 0 else 1 / len(row)
        loss -= weights[label] * log(min(max(chance, floor), 1 - floor))
        weight_sum += weights[label]
    return loss / weight_sum if weight_sum > 0 else 0
