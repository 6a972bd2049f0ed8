# It rounds the position of a quartile instead of interpolating.
def iqr_outliers(values):
    if not values:
        return []
    ranked = sorted(values)
    first, third = ranked[round(0.25 * (len(ranked) - 1))], ranked[round(0.75 * (len(ranked) - 1))]
    reach = 1.5 * (third - first)
    return [position for position, value in enumerate(values) if value < first - reach or value > third + reach]
