def two_sum(numbers, target):
    position_of = {}
    for position, number in enumerate(numbers):
        partner = position_of.get(target - number)
        if partner is not None:
            return [partner, position]
        position_of[number] = position
    return []
