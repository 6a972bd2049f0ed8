from math import sqrt


def describe(values):
    """The mean of the values, and the squared standard error of it."""
    count = len(values)
    mean = sum(values) / count
    if min(values) == max(values):
        return mean, 0
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def welch(first, second):
    (mean, error), (other_mean, other_error) = describe(first), describe(second)
    gap, total = mean - other_mean, error + other_error
    if total == 0:
        return [gap, None, None]
    freedom = total**2 / (error**2 / (len(first) - 1) + other_error**2 / (len(second) - 1))
    return [gap, gap / sqrt(total), freedom]
