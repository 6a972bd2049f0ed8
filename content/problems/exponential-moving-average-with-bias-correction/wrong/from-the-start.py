# Time Limit Exceeded: It adds up all earlier losses for each value.
def smoothed(losses, beta):
    curve = []
    for at in range(len(losses)):
        mean = sum((1 - beta) * beta ** (at - step) * losses[step] for step in range(at + 1))
        curve.append(mean / (1 - beta ** (at + 1)))
    return curve
