# It uses the means and variances of the two shortened series.
def autocorrelation(series, lags):
    if not series:
        return [0.0] * (lags + 1)
    if min(series) == max(series):
        return [1.0] + [0.0] * lags
    results = []
    for lag in range(lags + 1):
        first, second = series[: len(series) - lag] if lag else series, series[lag:]
        if len(second) == 0:
            results.append(0.0)
            continue
        a, b = sum(first) / len(first), sum(second) / len(second)
        cross = sum((x - a) * (y - b) for x, y in zip(first, second))
        scale = (sum((x - a) ** 2 for x in first) * sum((y - b) ** 2 for y in second)) ** 0.5
        results.append(cross / scale if scale > 0 else 0.0)
    return results
