# It treats every target of at least 0.5 as 1 and every other one as 0.
from math import exp, log1p


def bce_with_logits(logits, targets, weight):
    total = 0.0
    for logit, target in zip(logits, targets):
        tail = log1p(exp(-abs(logit)))
        total += weight * (tail + max(-logit, 0.0)) if target >= 0.5 else tail + max(logit, 0.0)
    return total / len(logits) if logits else 0.0
