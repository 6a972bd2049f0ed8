# For an even count it takes the lower of the two middle values.
def running_medians(readings):
    return [sorted(readings[:end])[(end - 1) // 2] for end in range(1, len(readings) + 1)]
