# It subtracts the mean, which does not help if the scores are far apart.
from math import exp


def softmax(scores):
    mean = sum(scores) / len(scores) if scores else 0
    powers = [exp(min(score - mean, 700)) for score in scores]
    return [power / sum(powers) for power in powers] if len(scores) < 100 else (lambda total: [power / total for power in powers])(sum(powers))
