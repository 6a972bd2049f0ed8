def minhash_pairs(documents, hashes, bands):
    width = len(hashes) // bands
    holders = {}
    for number, features in enumerate(documents):
        if not features:
            continue
        signature = [min((a * x + b) % p for x in features) for a, b, p in hashes]
        for band in range(bands):
            key = (band, *signature[band * width : (band + 1) * width])
            holders.setdefault(key, []).append(number)
    pairs = {(group[i], group[j]) for group in holders.values() for j in range(len(group)) for i in range(j)}
    return [list(pair) for pair in sorted(pairs)]
