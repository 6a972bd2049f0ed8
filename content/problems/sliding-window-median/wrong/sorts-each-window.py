# Time Limit Exceeded: It sorts each window.
def window_medians(values, size):
    medians = []
    for start in range(len(values) - size + 1):
        window = sorted(values[start : start + size])
        medians.append((window[(size - 1) // 2] + window[size // 2]) / 2)
    return medians
