from math import exp, log1p


def bce_with_logits(logits, targets, weight):
    total = 0.0
    for logit, target in zip(logits, targets):
        tail = log1p(exp(-abs(logit)))
        if_positive = tail + max(-logit, 0.0)
        if_negative = tail + max(logit, 0.0)
        total += weight * target * if_positive + (1 - target) * if_negative
    return total / len(logits) if logits else 0.0
