from collections import Counter


def completions(words, typed):
    best = {}
    counts = Counter(words)
    for word in sorted(counts, key=lambda word: (-counts[word], word)):
        for length in range(len(word) + 1):
            room = best.setdefault(word[:length], [])
            if len(room) < 3:
                room.append(word)
    return [best.get(beginning, []) for beginning in typed]
