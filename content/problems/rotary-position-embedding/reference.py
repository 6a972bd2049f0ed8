from math import cos, sin, sqrt


def rotate(vector, position, base, layout):
    size = len(vector)
    rotated = [0.0] * size
    for pair in range(size // 2):
        first, second = (2 * pair, 2 * pair + 1) if layout == "neighbors" else (pair, pair + size // 2)
        angle = position * base ** (-2 * pair / size)
        rotated[first] = vector[first] * cos(angle) - vector[second] * sin(angle)
        rotated[second] = vector[first] * sin(angle) + vector[second] * cos(angle)
    return rotated


def rotary_scores(queries, keys, places, base, layout):
    turned = [rotate(key, position, base, layout) for position, key in enumerate(keys)]
    scores = []
    for query, position in zip(queries, places):
        asked = rotate(query, position, base, layout)
        scores.append([sum(a * b for a, b in zip(asked, key)) / sqrt(len(query)) for key in turned])
    return scores
