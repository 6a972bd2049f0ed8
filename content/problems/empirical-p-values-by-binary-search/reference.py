from bisect import bisect_left


def exceeding(calibration, scores):
    ordered = sorted(calibration)
    return [len(ordered) - bisect_left(ordered, score) for score in scores]
