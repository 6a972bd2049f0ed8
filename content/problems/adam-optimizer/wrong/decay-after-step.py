# It applies the decay to the weight that has already moved.
from math import sqrt


def adam(start, gradients, rate, betas, epsilon, decay):
    first, second = betas
    weights, means, squares = list(start), [0.0] * len(start), [0.0] * len(start)
    for step, gradient in enumerate(gradients, 1):
        mean_weight, square_weight = 1 - first**step, 1 - second**step
        for at, slope in enumerate(gradient):
            means[at] = first * means[at] + (1 - first) * slope
            squares[at] = second * squares[at] + (1 - second) * slope * slope
            direction = means[at] / mean_weight / (sqrt(squares[at] / square_weight) + epsilon)
            weights[at] -= rate * direction
            weights[at] -= rate * decay * weights[at]
    return weights
