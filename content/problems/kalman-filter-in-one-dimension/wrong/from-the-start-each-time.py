# Time Limit Exceeded: It filters all earlier readings again for every step.
def kalman_filter(readings, drift, motion, noise, start):
    def state_after(count):
        mean, variance = start
        for reading in readings[:count]:
            mean += drift
            variance += motion
            if reading is not None and variance > 0:
                gain = variance / (variance + noise)
                mean += gain * (reading - mean)
                variance *= 1 - gain
        return [mean, variance]

    return [state_after(count) for count in range(1, len(readings) + 1)]
