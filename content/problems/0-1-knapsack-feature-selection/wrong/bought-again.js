// It lets a feature be bought more than once.
function bestGain(costs, gains, budget) {
  const best = new Array(budget + 1).fill(0)
  costs.forEach((cost, at) => {
    for (let amount = cost; amount <= budget; amount += 1) best[amount] = Math.max(best[amount], best[amount - cost] + gains[at])
  })
  return best[budget]
}
