# Time Limit Exceeded: It compares all pairs.
def disagreements(ranking):
    return sum(one > other for at, one in enumerate(ranking) for other in ranking[at + 1 :])
