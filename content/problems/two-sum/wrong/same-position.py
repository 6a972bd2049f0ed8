# It takes a number for its own partner, because it notes all positions before it asks.
def two_sum(numbers, target):
    position_of = {number: position for position, number in enumerate(numbers)}
    for position, number in enumerate(numbers):
        if target - number in position_of:
            return [position_of[target - number], position]
    return []
