# Time Limit Exceeded: It adds up each range separately.
def stretch_sums(visits, questions):
    return [sum(visits[first : last + 1]) for first, last in questions]
