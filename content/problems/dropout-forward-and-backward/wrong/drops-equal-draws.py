# It drops an activation whose draw equals the rate.
def dropout(activations, upstream, draws, rate, training):
    if not training:
        return [activations, upstream]
    mask = [0.0 if draw <= rate else 1 / (1 - rate) for draw in draws]
    return [[factor * value for factor, value in zip(mask, values)] for values in (activations, upstream)]
