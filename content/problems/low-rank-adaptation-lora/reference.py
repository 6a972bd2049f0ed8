def multiply(table, vector):
    return [sum(map(lambda weight, value: weight * value, row, vector)) for row in table]


def adapted_output(inputs, frozen, down, up, alpha):
    scale = alpha / len(down) if down else 0.0
    outputs = []
    for token in inputs:
        correction = multiply(up, multiply(down, token))
        outputs.append([plain + scale * extra for plain, extra in zip(multiply(frozen, token), correction)])
    return outputs
