from math import sqrt


def nearest(vectors, query):
    length = sqrt(sum(one * one for one in query))
    if length == 0:
        return -1
    cosines = []
    for vector in vectors:
        own = sqrt(sum(one * one for one in vector))
        cosines.append(sum(a * b for a, b in zip(vector, query)) / own / length if own else -2)
    best = max(cosines, default=-2)
    return -1 if best == -2 else next(at for at, cosine in enumerate(cosines) if cosine >= best - 1e-9)
