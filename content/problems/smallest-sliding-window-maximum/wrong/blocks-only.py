# It looks only at windows that begin at a multiple of the width.
def quietest_peak(signal, width):
    return min(max(signal[at : at + width]) for at in range(0, len(signal) - width + 1, width))
