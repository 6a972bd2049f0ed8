# Time Limit Exceeded: It tries all assignments.
from itertools import permutations


def cheapest_assignment(costs):
    columns = len(costs[0]) if costs else 0
    return min(sum(costs[row][column] for row, column in enumerate(choice)) for choice in permutations(range(columns), len(costs)))
