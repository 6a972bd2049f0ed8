# It counts occurrences that do not overlap.
def longest_repeat(text, times):
    text = text[:400]
    for length in range(len(text), 0, -1):
        for start in range(len(text) - length + 1):
            if text.count(text[start : start + length]) >= times:
                return [start, length]
    return [0, 0]
