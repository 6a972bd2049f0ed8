# It adds the gradient instead of subtracting it, so the loss increases.
def step_downhill(features, targets, weights, rate):
    errors = [sum(w * x for w, x in zip(weights, row)) - y for row, y in zip(features, targets)]
    return [w + rate * 2 / len(targets) * sum(e * row[j] for e, row in zip(errors, features)) for j, w in enumerate(weights)]
