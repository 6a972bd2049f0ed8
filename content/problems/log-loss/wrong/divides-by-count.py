# It divides by the number of examples instead of the sum of the weights.
from math import log


def log_loss(scores, labels, weights, floor):
    loss = weight_sum = 0
    for row, label in zip(scores, labels):
        total = sum(row)
        chance = row[label] / total if total > 0 else 1 / len(row)
        loss -= weights[label] * log(max(chance, floor))
        weight_sum += weights[label]
    return loss / len(labels) if weight_sum > 0 else 0
