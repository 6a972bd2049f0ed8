# Time Limit Exceeded: It fills a table over all numbers of files and workers.
def smallest_largest_load(sizes, workers):
    sums = [0]
    for size in sizes:
        sums.append(sums[-1] + size)
    best = sums[:]
    for _ in range(min(workers, len(sizes)) - 1):
        best = [min(max(best[cut], sums[end] - sums[cut]) for cut in range(end + 1)) for end in range(len(sums))]
    return best[-1]
