# Time Limit Exceeded: It sorts the list again for every value.
def iqr_outliers(values):
    def quantile(share):
        ranked = sorted(values)
        position = share * (len(ranked) - 1)
        below = int(position)
        above = min(below + 1, len(ranked) - 1)
        return ranked[below] + (position - below) * (ranked[above] - ranked[below])

    found = []
    for position, value in enumerate(values):
        first, third = quantile(0.25), quantile(0.75)
        if value < first - 1.5 * (third - first) or value > third + 1.5 * (third - first):
            found.append(position)
    return found
