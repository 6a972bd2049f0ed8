# Its macro average leaves out classes that never appear.
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
    return [sum(scores) / max(sum(a + b + c > 0 for a, b, c in zip(hits, alarms, misses)), 1), f1(sum(hits), sum(alarms), sum(misses)), weighted / max(len(actual), 1)]
