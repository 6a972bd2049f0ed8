// It uses each package at most once.
function coinChange(coins, amount) {
  const best = new Array(amount + 1).fill(Infinity)
  best[0] = 0
  for (const coin of coins) {
    for (let total = amount; total >= coin; total -= 1) best[total] = Math.min(best[total], best[total - coin] + 1)
  }
  return best[amount] === Infinity ? -1 : best[amount]
}
