# It counts only scores that are strictly larger.
from bisect import bisect_right


def exceeding(calibration, scores):
    ordered = sorted(calibration)
    return [len(ordered) - bisect_right(ordered, score) for score in scores]
