from collections import Counter


def merge_pieces(text, merges):
    pieces = list(text)
    for _ in range(merges):
        counts = Counter(zip(pieces, pieces[1:]))
        pair = max(counts, key=counts.get, default=None)
        if pair is None or counts[pair] < 2:
            break
        merged = []
        at = 0
        while at < len(pieces):
            step = 2 if tuple(pieces[at : at + 2]) == pair else 1
            merged.append("".join(pieces[at : at + step]))
            at += step
        pieces = merged
    return pieces
