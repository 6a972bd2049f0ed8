# It drops the half of the mean of two middle values.
from bisect import bisect_left, insort


def window_medians(values, size):
    window, medians = sorted(values[: size - 1]), []
    for at in range(size - 1, len(values)):
        insort(window, values[at])
        medians.append((window[(size - 1) // 2] + window[size // 2]) // 2)
        del window[bisect_left(window, values[at - size + 1])]
    return medians
