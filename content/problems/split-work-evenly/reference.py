def smallest_largest_load(sizes, workers):
    def is_enough(limit):
        used, load = 1, 0
        for size in sizes:
            load += size
            if load > limit:
                used += 1
                load = size
        return used <= workers

    low, high = max(sizes, default=0), sum(sizes)
    while low < high:
        middle = (low + high) // 2
        if is_enough(middle):
            high = middle
        else:
            low = middle + 1
    return low
