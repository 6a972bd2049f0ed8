def best_gain(costs, gains, budget):
    best = [0] * (budget + 1)
    for cost, gain in zip(costs, gains):
        for amount in range(budget, cost - 1, -1):
            best[amount] = max(best[amount], best[amount - cost] + gain)
    return best[budget]
