# It takes the sum of the losses instead of their mean.
from math import exp


def product(left, right):
    columns = list(zip(*right))
    return [[sum(map(lambda a, b: a * b, row, column)) for column in columns] for row in left]


def forward(rows, layer):
    return product([row + [1.0] for row in rows], layer)


def backward(rows, layer, slopes, penalty):
    """Returns the gradients of a layer and of the rows that entered it."""
    gradient = product(list(zip(*rows)), slopes)
    weights = [[slope + penalty * weight for slope, weight in zip(*pair)] for pair in zip(gradient, layer)]
    biases = [sum(column) for column in zip(*slopes)]
    return weights + [biases], product(slopes, list(zip(*layer[:-1])))


def softmax(scores):
    largest = max(scores)
    powers = [exp(score - largest) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def network_gradients(inputs, labels, hidden, output, penalty):
    sums = forward(inputs, hidden)
    active = [[max(value, 0.0) for value in row] for row in sums]
    shares = [softmax(row) for row in forward(active, output)]
    slopes = [[share - (at == label) for at, share in enumerate(row)] for row, label in zip(shares, labels)]
    output_gradient, back = backward(active, output, slopes, penalty)
    passed = [[slope if value > 0 else 0.0 for slope, value in zip(*pair)] for pair in zip(back, sums)]
    hidden_gradient, input_gradient = backward(inputs, hidden, passed, penalty)
    return [hidden_gradient, output_gradient, input_gradient]
