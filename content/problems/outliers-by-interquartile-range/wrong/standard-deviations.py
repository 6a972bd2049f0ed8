# It looks for values more than three standard deviations from the mean.
def iqr_outliers(values):
    if not values:
        return []
    mean = sum(values) / len(values)
    deviation = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    return [position for position, value in enumerate(values) if abs(value - mean) > 3 * deviation]
