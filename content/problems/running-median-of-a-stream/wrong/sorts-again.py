# Time Limit Exceeded: It sorts all readings again after each one.
def running_medians(readings):
    medians = []
    for count in range(1, len(readings) + 1):
        kept = sorted(readings[:count])
        medians.append((kept[(count - 1) // 2] + kept[count // 2]) / 2)
    return medians
