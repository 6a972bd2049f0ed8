def one_round(points, centres):
    sums = [[0.0] * len(centre) for centre in centres]
    counts = [0] * len(centres)
    for point in points:
        distances = [sum((a - b) ** 2 for a, b in zip(point, centre)) for centre in centres]
        nearest = distances.index(min(distances))
        counts[nearest] += 1
        sums[nearest] = [total + one for total, one in zip(sums[nearest], point)]
    return [
        [total / count for total in row] if count else centre
        for row, count, centre in zip(sums, counts, centres)
    ]
