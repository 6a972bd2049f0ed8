# Runtime Error: It multiplies all probabilities until the product underflows to zero.
def perplexity(probabilities):
    product = 1.0
    for one in probabilities:
        product *= one
    return product ** (-1 / len(probabilities)) if product else float('inf')
