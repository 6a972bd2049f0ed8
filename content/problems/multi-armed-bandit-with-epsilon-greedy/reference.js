function epsilonGreedy(rewards, draws, picks, epsilon, start, step) {
  if (rewards.length === 0) return []
  const arms = rewards[0].map(() => ({ count: 0, sum: 0, estimate: start }))
  rewards.forEach((paid, round) => {
    let chosen = Math.floor(picks[round] * arms.length)
    if (draws[round] >= epsilon) {
      const best = Math.max(...arms.map(({ estimate }) => estimate))
      chosen = arms.findIndex(({ estimate }) => best - estimate <= 1e-9)
    }
    const arm = arms[chosen]
    arm.count += 1
    arm.sum += paid[chosen]
    arm.estimate = step > 0 ? (1 - step) * arm.estimate + step * paid[chosen] : arm.sum / arm.count
  })
  return arms.map(({ count, estimate }) => [count, estimate])
}
