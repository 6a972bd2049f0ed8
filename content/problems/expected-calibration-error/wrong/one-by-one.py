# It takes the distance of each single answer, not of the bins.
def calibration_error(confidences, correct, bins):
    return sum(abs(r - c) for r, c in zip(correct, confidences)) / max(len(correct), 1)
