# It counts only differences that are larger than the observed one.
def gap(values, size):
    rest = len(values) - size
    return abs(sum(values[:size]) / size - sum(values[size:]) / rest)


def permutation_test(first, second, draws):
    joined, size = [*first, *second], len(first)
    limit = gap(joined, size) - 1e-9
    extreme = 1
    for keys in draws:
        order = sorted(range(len(joined)), key=keys.__getitem__)
        if gap([joined[index] for index in order], size) > limit + 2e-9:
            extreme += 1
    return extreme / (1 + len(draws))
