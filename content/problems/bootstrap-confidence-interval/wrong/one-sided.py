# It cuts the whole remainder off at each side.
def quantile(ordered, share):
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def bootstrap_interval(values, draws, level):
    count = len(values)
    means = sorted(sum(values[int(number * count)] for number in row) / count for row in draws)
    return [quantile(means, 1 - level), quantile(means, level)]
