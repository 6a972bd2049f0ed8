# Runtime Error: It shifts by the mean, so a score far above the rest still overflows.
import math


def softmax(scores):
    middle = sum(scores) / max(len(scores), 1)
    weights = [math.exp(score - middle) for score in scores]
    return [weight / sum(weights) for weight in weights]
