# It counts equal numbers as out of order.
def disagreements(ranking):
    return sum(ranking[a] >= ranking[b] for a in range(min(len(ranking), 300)) for b in range(a + 1, min(len(ranking), 300)))
