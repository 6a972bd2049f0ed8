# It treats the key 0 as missing.
def left_join(left, right):
    rows_of = {}
    for row, key in enumerate(right):
        if key:
            rows_of.setdefault(key, []).append(row)
    return [[row, partner] for row, key in enumerate(left) for partner in rows_of.get(key, [-1])]
