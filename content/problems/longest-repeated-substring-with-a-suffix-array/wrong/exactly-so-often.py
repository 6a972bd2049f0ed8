# It wants a passage that occurs exactly so often.
def longest_repeat(text, times):
    text = text[:300]
    for length in range(len(text), 0, -1):
        counts = {}
        for start in range(len(text) - length + 1):
            counts.setdefault(text[start : start + length], []).append(start)
        starts = [all_of[0] for all_of in counts.values() if len(all_of) == times]
        if starts:
            return [min(starts), length]
    return [0, 0]
