# Time Limit Exceeded: It scans each window again.
def quietest_peak(signal, width):
    return min(max(signal[at : at + width]) for at in range(len(signal) - width + 1))
