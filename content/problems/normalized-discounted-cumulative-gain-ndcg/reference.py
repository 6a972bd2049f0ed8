from math import log2


def ranking_quality(grades, top):
    def gained(order):
        return sum((2**grade - 1) / log2(place + 2) for place, grade in enumerate(order[:top]))

    ideal = gained(sorted(grades, reverse=True))
    return gained(grades) / ideal if ideal else 0.0
