def dense_layer(inputs, weights, bias):
    units = range(len(bias))
    return [
        [max(0.0, bias[k] + sum(x * weights[j][k] for j, x in enumerate(row))) for k in units]
        for row in inputs
    ]
