# Memory Limit Exceeded: It stores all passages of a length while it searches for the largest length.
def longest_repeat(text, times):
    def passage(length):
        starts = {}
        for at in range(len(text) - length + 1):
            starts.setdefault(text[at : at + length], []).append(at)
        return min((all_of[0] for all_of in starts.values() if len(all_of) >= times), default=None)

    low, high, best = 1, len(text), [0, 0]
    while low <= high:
        middle = (low + high) // 2
        start = passage(middle)
        if start is None:
            high = middle - 1
        else:
            low, best = middle + 1, [start, middle]
    return best
