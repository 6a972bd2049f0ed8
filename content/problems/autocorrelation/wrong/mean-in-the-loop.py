# Time Limit Exceeded: It computes the mean again for every pair.
def autocorrelation(series, lags):
    if not series:
        return [0.0] * (lags + 1)
    if min(series) == max(series):
        return [1.0] + [0.0] * lags
    total = sum((value - sum(series) / len(series)) ** 2 for value in series)
    return [
        sum((series[t] - sum(series) / len(series)) * (series[t + lag] - sum(series) / len(series)) for t in range(len(series) - lag)) / total
        for lag in range(lags + 1)
    ]
