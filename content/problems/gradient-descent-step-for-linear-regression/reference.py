def step_downhill(features, targets, weights, rate):
    errors = [sum(w * x for w, x in zip(weights, row)) - y for row, y in zip(features, targets)]
    slopes = [2 / len(targets) * sum(e * x for e, x in zip(errors, column)) for column in zip(*features)]
    return [w - rate * slope for w, slope in zip(weights, slopes)]
