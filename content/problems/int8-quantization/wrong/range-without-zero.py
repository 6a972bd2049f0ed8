# It does not extend the range to 0.
def quantize(weights, symmetric):
    if symmetric:
        lowest = -127
        scale = max(map(abs, weights), default=0) / 127 or 1
        zero = 0
    else:
        lowest = -128
        low, high = min(weights, default=0), max(weights, default=0)
        scale = (high - low) / 255 or 1
        zero = round(-128 - low / scale) if high > low else 0
    codes = [min(max(round(weight / scale) + zero, lowest), 127) for weight in weights]
    return [codes, [scale * (code - zero) for code in codes]]
