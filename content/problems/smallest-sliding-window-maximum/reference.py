from collections import deque


def quietest_peak(signal, width):
    candidates = deque()
    quietest = None
    for moment, loudness in enumerate(signal):
        while candidates and signal[candidates[-1]] <= loudness:
            candidates.pop()
        candidates.append(moment)
        if candidates[0] <= moment - width:
            candidates.popleft()
        if moment >= width - 1 and (quietest is None or signal[candidates[0]] < quietest):
            quietest = signal[candidates[0]]
    return quietest
