from heapq import heappop, heappush


def window_medians(values, size):
    low, high = [], []
    living = [0, 0]
    side = [0] * len(values)

    def clean(start):
        while low and -low[0][1] < start:
            heappop(low)
        while high and high[0][1] < start:
            heappop(high)

    medians = []
    for at, value in enumerate(values):
        start = at - size + 1
        if start > 0:
            living[side[start - 1]] -= 1
        clean(start)
        if low and value <= -low[0][0]:
            heappush(low, (-value, -at))
        else:
            heappush(high, (value, at))
            side[at] = 1
        living[side[at]] += 1
        while living[0] < living[1]:
            moved, place = heappop(high)
            heappush(low, (-moved, -place))
            side[place] = 0
            living[0] += 1
            living[1] -= 1
            clean(start)
        while living[0] > living[1] + 1:
            moved, place = heappop(low)
            heappush(high, (-moved, -place))
            side[-place] = 1
            living[0] -= 1
            living[1] += 1
            clean(start)
        if start >= 0:
            medians.append(-low[0][0] if size % 2 == 1 else (high[0][0] - low[0][0]) / 2)
    return medians
