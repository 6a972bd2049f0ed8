# Time Limit Exceeded: It computes the whole sum again for each score.
from math import exp


def softmax(scores):
    highest = max(scores, default=0)
    return [exp(score - highest) / sum(exp(one - highest) for one in scores) for score in scores]
