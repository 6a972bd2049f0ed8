from math import hypot


def nearest(vectors, query):
    best, found = None, -1
    if not any(query):
        return found
    for at, vector in enumerate(vectors):
        if any(vector):
            cosine = sum(a * b for a, b in zip(vector, query)) / hypot(*vector)
            if best is None or cosine > best:
                best, found = cosine, at
    return found
