def calibration_error(confidences, correct, bins):
    gaps = [0.0] * bins
    for confidence, is_right in zip(confidences, correct):
        gaps[min(int(confidence * bins), bins - 1)] += is_right - confidence
    return sum(abs(gap) for gap in gaps) / max(len(confidences), 1)
