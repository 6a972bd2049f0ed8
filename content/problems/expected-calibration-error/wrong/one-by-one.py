# It takes the absolute error of each single answer instead of each bin.
def calibration_error(confidences, correct, bins):
    return sum(abs(r - c) for r, c in zip(correct, confidences)) / max(len(correct), 1)
