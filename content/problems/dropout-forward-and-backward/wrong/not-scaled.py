# It does not scale the activations that are kept.
def dropout(activations, upstream, draws, rate, training):
    if not training:
        return [activations, upstream]
    mask = [0 if draw < rate else 1 for draw in draws]
    return [[factor * value for factor, value in zip(mask, values)] for values in (activations, upstream)]
