# It divides by the number of pairs of each lag, so that large lags are not shrunk.
def autocorrelation(series, lags):
    if not series:
        return [0.0] * (lags + 1)
    if min(series) == max(series):
        return [1.0] + [0.0] * lags
    size = len(series)
    mean = sum(series) / size
    deviations = [value - mean for value in series]
    variance = sum(deviation * deviation for deviation in deviations) / size
    return [
        sum(a * b for a, b in zip(deviations, deviations[lag:])) / (size - lag) / variance if lag < size else 0.0
        for lag in range(lags + 1)
    ]
