# It takes the last of several equal scores.
from math import log, sqrt


def upper_confidence_bound(rewards, rounds, width):
    sums, counts, pulled = [0.0] * len(rewards), [0] * len(rewards), []
    for total in range(rounds):
        if 0 in counts:
            best = counts.index(0)
        else:
            scores = [sums[arm] / counts[arm] + width * sqrt(log(total) / counts[arm]) for arm in range(len(rewards))]
            best = max(range(len(scores)), key=lambda arm: (scores[arm], arm))
        sums[best] += rewards[best][counts[best]]
        counts[best] += 1
        pulled.append(best)
    return pulled
