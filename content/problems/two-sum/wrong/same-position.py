# It pairs a number with itself, because it stores all positions before it looks anything up.
def two_sum(numbers, target):
    position_of = {number: position for position, number in enumerate(numbers)}
    for position, number in enumerate(numbers):
        if target - number in position_of:
            return [position_of[target - number], position]
    return []
