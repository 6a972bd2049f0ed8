# It keeps only one right row per key.
def left_join(left, right):
    row_of = {key: row for row, key in enumerate(right) if key is not None}
    return [[row, row_of.get(key, -1)] for row, key in enumerate(left)]
