def shared_length(one, other):
    row = [0] * (len(other) + 1)
    for letter in one:
        corner = 0
        for at, against in enumerate(other, 1):
            above = row[at]
            row[at] = corner + 1 if letter == against else max(above, row[at - 1])
            corner = above
    return row[-1]
