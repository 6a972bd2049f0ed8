from itertools import accumulate


def stretch_sums(visits, questions):
    before = [0, *accumulate(visits)]
    return [before[last + 1] - before[first] if first <= last else 0 for first, last in questions]
