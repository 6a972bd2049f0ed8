# Time Limit Exceeded: It computes the full product of the small tables first.
def adapted_output(inputs, frozen, down, up, alpha):
    scale = alpha / len(down) if down else 0.0
    outputs = []
    for token in inputs:
        adapted = [
            [weight + scale * sum(row[rank] * down[rank][column] for rank in range(len(down))) for column, weight in enumerate(weights)]
            for weights, row in zip(frozen, up)
        ]
        outputs.append([sum(weight * value for weight, value in zip(row, token)) for row in adapted])
    return outputs
