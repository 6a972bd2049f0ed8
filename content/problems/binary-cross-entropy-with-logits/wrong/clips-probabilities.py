# It clips the probability, so a confident mistake costs far too little.
from math import exp, log


def bce_with_logits(logits, targets, weight):
    total = 0.0
    for logit, target in zip(logits, targets):
        probability = 1 / (1 + exp(-logit)) if logit > -700 else 0.0
        probability = min(max(probability, 1e-12), 1 - 1e-12)
        total -= weight * target * log(probability) + (1 - target) * log(1 - probability)
    return total / len(logits) if logits else 0.0
