def distinct_permutations(items):
    counts = {}
    for item in sorted(items):
        counts[item] = counts.get(item, 0) + 1
    results = []

    def extend(prefix):
        if len(prefix) == len(items):
            results.append(prefix)
            return
        for value in counts:
            if counts[value] > 0:
                counts[value] -= 1
                extend(prefix + [value])
                counts[value] += 1

    extend([])
    return results
