# Time Limit Exceeded: It adds up the window again for every position.
def rolling_mean(values, window, least):
    means = []
    for position in range(len(values)):
        inside = [value for value in values[max(0, position - window + 1) : position + 1] if value is not None]
        means.append(sum(inside) / len(inside) if len(inside) >= least else None)
    return means
