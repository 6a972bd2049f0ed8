# It updates the season with the level and trend from before the step.
def holt_winters(series, period, rates, ahead):
    alpha, beta, gamma = rates
    first, second = sum(series[:period]) / period, sum(series[period : 2 * period]) / period
    level, trend = first, (second - first) / period
    season = [value - first for value in series[:period]]
    for time, value in enumerate(series):
        old, slope, phase = level, trend, time % period
        level = alpha * (value - season[phase]) + (1 - alpha) * (level + trend)
        trend = beta * (level - old) + (1 - beta) * trend
        season[phase] = gamma * (value - old - slope) + (1 - gamma) * season[phase]
    return [level + step * trend + season[(len(series) - 1 + step) % period] for step in range(1, ahead + 1)]
