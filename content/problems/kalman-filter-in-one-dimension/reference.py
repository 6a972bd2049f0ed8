def kalman_filter(readings, drift, motion, noise, start):
    mean, variance = start
    states = []
    for reading in readings:
        mean += drift
        variance += motion
        if reading is not None and variance > 0:
            gain = variance / (variance + noise)
            mean += gain * (reading - mean)
            variance *= 1 - gain
        states.append([mean, variance])
    return states
