# It takes the accuracy as micro F1, which is wrong when the model abstains.
def multiclass_f_score(actual, predicted, classes):
    hits, alarms, misses = [0] * classes, [0] * classes, [0] * classes
    for true, guess in zip(actual, predicted):
        if true == guess:
            hits[true] += 1
        else:
            misses[true] += 1
            if guess >= 0:
                alarms[guess] += 1

    def f1(hit, alarm, miss):
        return 2 * hit / (2 * hit + alarm + miss) if hit else 0

    scores = [f1(*counts) for counts in zip(hits, alarms, misses)]
    weighted = sum(score * (hit + miss) for score, hit, miss in zip(scores, hits, misses))
    return [sum(scores) / classes, sum(hits) / max(len(actual), 1), weighted / max(len(actual), 1)]
