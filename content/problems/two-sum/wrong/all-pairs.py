# Time Limit Exceeded: It looks for the complement of each number in the whole list.
def two_sum(numbers, target):
    for at, number in enumerate(numbers):
        rest = numbers[at + 1 :]
        if target - number in rest:
            return [at, at + 1 + rest.index(target - number)]
    return []
