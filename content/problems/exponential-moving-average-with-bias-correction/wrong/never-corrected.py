# It omits the bias correction, so the curve starts near zero.
def smoothed(losses, beta):
    mean, curve = 0.0, []
    for loss in losses:
        mean = beta * mean + (1 - beta) * loss
        curve.append(mean)
    return curve
