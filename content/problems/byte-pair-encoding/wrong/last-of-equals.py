# It takes the last of equally frequent pairs instead of the earliest.
def merge_pieces(text, merges):
    pieces = list(text)
    for _ in range(merges):
        counts = {}
        for pair in zip(pieces, pieces[1:]):
            counts[pair] = counts.get(pair, 0) + 1
        best = None
        for pair, count in counts.items():
            if best is None or count >= counts[best]:
                best = pair
        if best is None or counts[best] < 2:
            break
        merged, at = [], 0
        while at < len(pieces):
            step = 2 if tuple(pieces[at : at + 2]) == best else 1
            merged.append("".join(pieces[at : at + step]))
            at += step
        pieces = merged
    return pieces
