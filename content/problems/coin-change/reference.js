function coinChange(coins, amount) {
  const best = new Array(amount + 1).fill(Infinity)
  best[0] = 0
  for (let total = 1; total <= amount; total += 1) {
    for (const coin of coins) {
      if (coin <= total) best[total] = Math.min(best[total], best[total - coin] + 1)
    }
  }
  return best[amount] === Infinity ? -1 : best[amount]
}
