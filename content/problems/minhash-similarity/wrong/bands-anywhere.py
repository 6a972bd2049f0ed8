# It also matches equal numbers in different bands.
def minhash_pairs(documents, hashes, bands):
    width = len(hashes) // bands
    holders = {}
    for number, features in enumerate(documents):
        if not features:
            continue
        signature = [min((a * x + b) % p for x in features) for a, b, p in hashes]
        for band in range(bands):
            holders.setdefault(tuple(signature[band * width : (band + 1) * width]), set()).add(number)
    pairs = {(i, j) for group in holders.values() for j in group for i in group if i < j}
    return [list(pair) for pair in sorted(pairs)]
