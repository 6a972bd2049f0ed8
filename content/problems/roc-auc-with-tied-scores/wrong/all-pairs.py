# Time Limit Exceeded: It compares each positive example with each negative one.
def area_under_curve(truth, scores):
    positive = [score for label, score in zip(truth, scores) if label]
    negative = [score for label, score in zip(truth, scores) if not label]
    if not positive or not negative:
        return 0.5
    wins = sum((one > other) + (one == other) / 2 for one in positive for other in negative)
    return wins / len(positive) / len(negative)
