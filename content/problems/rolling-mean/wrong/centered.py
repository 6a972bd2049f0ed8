# It centers the window on the position, so that it looks ahead.
def rolling_mean(values, window, least):
    means = []
    for position in range(len(values)):
        start = position - (window - 1) // 2
        inside = [value for value in values[max(0, start) : max(0, min(start + window, start + 400))] if value is not None]
        means.append(sum(inside) / len(inside) if len(inside) >= least else None)
    return means
