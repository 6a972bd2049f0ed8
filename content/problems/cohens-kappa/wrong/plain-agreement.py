# It ignores agreement by chance.
def kappa(one, other):
    return sum(a == b for a, b in zip(one, other)) / len(one) if one else 1.0
