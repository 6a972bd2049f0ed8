from collections import Counter


def kappa(one, other):
    n = len(one)
    agreed = n * sum(a == b for a, b in zip(one, other))
    first, second = Counter(one), Counter(other)
    lucky = sum(first[label] * second[label] for label in first)
    return (agreed - lucky) / (n * n - lucky) if lucky < n * n else 1.0
