def autocorrelation(series, lags):
    if not series:
        return [0.0] * (lags + 1)
    if min(series) == max(series):
        return [1.0] + [0.0] * lags
    mean = sum(series) / len(series)
    deviations = [value - mean for value in series]
    total = sum(deviation * deviation for deviation in deviations)
    return [sum(a * b for a, b in zip(deviations, deviations[lag:])) / total for lag in range(lags + 1)]
