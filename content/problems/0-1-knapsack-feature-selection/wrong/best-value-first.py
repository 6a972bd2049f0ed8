# It buys greedily by gain per cost.
def best_gain(costs, gains, budget):
    total = 0
    for cost, gain in sorted(zip(costs, gains), key=lambda one: -one[1] / one[0]):
        if cost <= budget:
            budget -= cost
            total += gain
    return total
