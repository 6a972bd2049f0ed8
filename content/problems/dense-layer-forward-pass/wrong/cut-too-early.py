# It cuts every single product at zero, so that negative contributions cannot cancel positive ones.
def dense_layer(inputs, weights, bias):
    units = range(len(bias))
    return [[max(0, bias[k]) + sum(max(0, x * weights[j][k]) for j, x in enumerate(row)) for k in units] for row in inputs]
