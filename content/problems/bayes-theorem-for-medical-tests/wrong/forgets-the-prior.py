# It returns the sensitivity and ignores the prior, as most people would.
def belief(prior, sensitivity, specificity, results):
    return [prior] + [sensitivity if positive else 1 - sensitivity for positive in results]
