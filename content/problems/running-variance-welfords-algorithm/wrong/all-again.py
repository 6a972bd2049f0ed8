# Time Limit Exceeded: It goes over all earlier readings again.
def running_spread(readings):
    rows = []
    for count in range(1, len(readings) + 1):
        mean = sum(readings[:count]) / count
        rows.append([mean, sum((reading - mean) ** 2 for reading in readings[:count]) / count])
    return rows
