def trained_weights(examples, labels, rounds):
    weights = [0] * (len(examples[0]) + 1)
    for _ in range(rounds):
        mistakes = 0
        for features, label in zip(examples, labels):
            inputs = [*features, 1]
            says = 1 if sum(weight * value for weight, value in zip(weights, inputs)) > 0 else -1
            if says != label:
                mistakes += 1
                weights = [weight + label * value for weight, value in zip(weights, inputs)]
        if mistakes == 0:
            break
    return weights
