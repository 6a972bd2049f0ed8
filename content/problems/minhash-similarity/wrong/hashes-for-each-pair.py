# Time Limit Exceeded: It computes both signatures again for every pair.
def minhash_pairs(documents, hashes, bands):
    width = len(hashes) // bands

    def signature(features):
        return [min((a * x + b) % p for x in features) for a, b, p in hashes]

    pairs = []
    for j, later in enumerate(documents):
        for i, earlier in enumerate(documents[:j]):
            if later and earlier:
                one, other = signature(earlier), signature(later)
                if any(one[at : at + width] == other[at : at + width] for at in range(0, len(hashes), width)):
                    pairs.append([i, j])
    return sorted(pairs)
