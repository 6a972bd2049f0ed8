// It rounds the pick among all numbers but the last one, so that the first and last arm are explored half as often.
function epsilonGreedy(rewards, draws, picks, epsilon, start, step) {
  if (rewards.length === 0) return []
  const counts = rewards[0].map(() => 0)
  const estimates = rewards[0].map(() => start)
  rewards.forEach((paid, round) => {
    const best = Math.max(...estimates)
    const arm = draws[round] < epsilon ? Math.round(picks[round] * (counts.length - 1)) : estimates.findIndex((one) => one >= best - 1e-9)
    counts[arm] += 1
    estimates[arm] += (step || 1 / counts[arm]) * (paid[arm] - estimates[arm])
  })
  return counts.map((count, at) => [count, estimates[at]])
}
