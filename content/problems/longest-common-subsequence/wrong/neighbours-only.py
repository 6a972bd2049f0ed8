# It looks for a common substring without gaps.
def shared_length(one, other):
    best, row = 0, [0] * (len(other) + 1)
    for letter in one:
        row = [0] + [row[at] + 1 if letter == against else 0 for at, against in enumerate(other)]
        best = max(best, *row)
    return best
