# It makes a pair of documents that share any single number of the signature.
def minhash_pairs(documents, hashes, bands):
    holders = {}
    for number, features in enumerate(documents):
        if features:
            for at, (a, b, p) in enumerate(hashes):
                holders.setdefault((at, min((a * x + b) % p for x in features)), []).append(number)
    pairs = {(group[i], group[j]) for group in holders.values() for j in range(len(group)) for i in range(j)}
    return [list(pair) for pair in sorted(pairs)]
