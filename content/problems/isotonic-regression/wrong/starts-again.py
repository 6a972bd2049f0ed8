# Time Limit Exceeded: It starts again from the left after each merge.
def isotonic(values):
    groups = [(value, 1) for value in values]
    at = 0
    while at + 1 < len(groups):
        (total, count), (other, many) = groups[at], groups[at + 1]
        if total * many > other * count:
            groups[at : at + 2] = [(total + other, count + many)]
            at = 0
        else:
            at += 1
    return [total / count for total, count in groups for _ in range(count)]
