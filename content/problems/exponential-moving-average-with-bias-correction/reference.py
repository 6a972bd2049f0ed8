def smoothed(losses, beta):
    mean, power, curve = 0.0, 1.0, []
    for loss in losses:
        mean = beta * mean + (1 - beta) * loss
        power *= beta
        curve.append(mean / (1 - power))
    return curve
