def rolling_mean(values, window, least):
    means = []
    total, count = 0.0, 0
    for position, value in enumerate(values):
        if value is not None:
            total += value
            count += 1
        leaving = values[position - window] if position >= window else None
        if leaving is not None:
            total -= leaving
            count -= 1
        means.append(total / count if count >= least else None)
    return means
