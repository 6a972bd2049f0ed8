# It only remembers the last thousand readings.
from bisect import insort


def running_medians(readings):
    kept, medians = [], []
    for at, reading in enumerate(readings):
        insort(kept, reading)
        if at >= 1000:
            kept.remove(readings[at - 1000])
        medians.append((kept[(len(kept) - 1) // 2] + kept[len(kept) // 2]) / 2)
    return medians
