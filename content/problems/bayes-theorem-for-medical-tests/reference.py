def belief(prior, sensitivity, specificity, results):
    beliefs = [prior]
    for positive in results:
        ill = beliefs[-1] * (sensitivity if positive else 1 - sensitivity)
        healthy = (1 - beliefs[-1]) * (1 - specificity if positive else specificity)
        beliefs.append(ill / (ill + healthy) if ill + healthy else beliefs[-1])
    return beliefs
