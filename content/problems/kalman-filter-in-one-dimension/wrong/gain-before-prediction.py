# It computes the gain with the variance from before the prediction.
def kalman_filter(readings, drift, motion, noise, start):
    mean, variance = start
    states = []
    for reading in readings:
        gain = variance / (variance + noise) if variance + noise > 0 else 0
        mean += drift
        variance += motion
        if reading is not None:
            mean += gain * (reading - mean)
            variance *= 1 - gain
        states.append([mean, variance])
    return states
