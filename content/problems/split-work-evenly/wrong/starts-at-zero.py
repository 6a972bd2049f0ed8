# It starts the search at 0, so that a block may be smaller than a file in it.
def smallest_largest_load(sizes, workers):
    low, high = 0, sum(sizes)
    while low < high:
        middle = (low + high) // 2
        used, load = 1, 0
        for size in sizes:
            load += size
            if load > middle:
                used += 1
                load = size
        if used <= workers:
            high = middle
        else:
            low = middle + 1
    return low
