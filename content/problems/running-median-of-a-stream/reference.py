from heapq import heappush, heappushpop


def running_medians(readings):
    small, large, medians = [], [], []
    for reading in readings:
        if len(small) == len(large):
            heappush(small, -heappushpop(large, reading))
        else:
            heappush(large, -heappushpop(small, -reading))
        medians.append(-small[0] if len(small) > len(large) else (large[0] - small[0]) / 2)
    return medians
