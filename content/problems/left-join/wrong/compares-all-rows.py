# Time Limit Exceeded: It compares every left row with every right row.
def left_join(left, right):
    pairs = []
    for row, key in enumerate(left):
        partners = [other for other, other_key in enumerate(right) if key is not None and key == other_key]
        pairs.extend([row, partner] for partner in partners or [-1])
    return pairs
