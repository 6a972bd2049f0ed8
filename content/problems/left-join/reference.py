def left_join(left, right):
    rows_of = {}
    for row, key in enumerate(right):
        if key is not None:
            rows_of.setdefault(key, []).append(row)
    pairs = []
    for row, key in enumerate(left):
        partners = rows_of.get(key, [-1]) if key is not None else [-1]
        pairs.extend([row, partner] for partner in partners)
    return pairs
