from math import exp, inf, log


def ctc_loss(probabilities, labels):
    extended = [0]
    for label in labels:
        extended += [label, 0]

    def log_of(probability):
        return log(probability) if probability > 0 else -inf

    def log_sum(terms):
        most = max(terms)
        return most if most == -inf else most + log(sum(exp(term - most) for term in terms))

    # Before the first step: only the place in front of the extended text.
    alphas = [-inf] * len(extended)
    for time, row in enumerate(probabilities):
        before = alphas
        alphas = []
        for at, label in enumerate(extended):
            if time == 0:
                arriving = 0.0 if at < 2 else -inf
            else:
                terms = [before[at], before[at - 1] if at > 0 else -inf]
                if label != 0 and at > 1 and label != extended[at - 2]:
                    terms.append(before[at - 2])
                arriving = log_sum(terms)
            alphas.append(arriving + log_of(row[label]))
    if not probabilities:
        return None if labels else 0.0
    total = log_sum(alphas[-2:])
    return None if total == -inf else -total
