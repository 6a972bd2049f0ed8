# It uses the dot product alone, so long vectors win.
def nearest(vectors, query):
    if not any(query) or not any(map(any, vectors)):
        return -1
    products = [sum(a * b for a, b in zip(vector, query)) if any(vector) else float('-inf') for vector in vectors]
    return products.index(max(products))
