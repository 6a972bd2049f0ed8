# It predicts 1 where the sum is exactly 0.
def trained_weights(examples, labels, rounds):
    weights = [0] * (len(examples[0]) + 1)
    for _ in range(rounds):
        clean = True
        for features, label in zip(examples, labels):
            inputs = [*features, 1]
            if (1 if sum(w * x for w, x in zip(weights, inputs)) >= 0 else -1) != label:
                clean = False
                weights = [w + label * x for w, x in zip(weights, inputs)]
        if clean:
            break
    return weights
