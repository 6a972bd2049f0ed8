# It skips the blank between equal letters, too.
from math import exp, inf, log


def ctc_loss(probabilities, labels):
    extended = [0]
    for label in labels:
        extended += [label, 0]

    def log_sum(terms):
        most = max(terms)
        return most if most == -inf else most + log(sum(exp(term - most) for term in terms))

    if not probabilities:
        return None if labels else 0.0
    logs = [[log(p) if p > 0 else -inf for p in row] for row in probabilities]
    alphas = [logs[0][label] if at < 2 else -inf for at, label in enumerate(extended)]
    for row in logs[1:]:
        before = alphas
        alphas = []
        for at, label in enumerate(extended):
            terms = [before[at], before[at - 1] if at > 0 else -inf]
            if label != 0 and at > 1:
                terms.append(before[at - 2])
            alphas.append(log_sum(terms) + row[label])
    total = log_sum(alphas[-2:])
    return None if total == -inf else -total
