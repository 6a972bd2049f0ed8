# It also reports values that lie exactly on a fence.
def iqr_outliers(values):
    ranked = sorted(values)

    def quantile(share):
        position = share * (len(ranked) - 1)
        below = int(position)
        above = min(below + 1, len(ranked) - 1)
        return ranked[below] + (position - below) * (ranked[above] - ranked[below])

    if not ranked:
        return []
    first, third = quantile(0.25), quantile(0.75)
    reach = 1.5 * (third - first)
    return [position for position, value in enumerate(values) if value <= first - reach or value >= third + reach]
