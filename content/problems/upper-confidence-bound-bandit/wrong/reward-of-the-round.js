// It reads the reward of the round instead of the next one of the arm.
function upperConfidenceBound(rewards, rounds, width) {
  const sums = rewards.map(() => 0)
  const counts = rewards.map(() => 0)
  const pulled = []
  for (let total = 0; total < rounds; total += 1) {
    let best = counts.indexOf(0)
    if (best === -1) {
      const scores = sums.map((sum, arm) => sum / counts[arm] + width * Math.sqrt(Math.log(total) / counts[arm]))
      best = 0
      scores.forEach((score, arm) => {
        if (score > scores[best] + 1e-9) best = arm
      })
    }
    sums[best] += rewards[best][total]
    counts[best] += 1
    pulled.push(best)
  }
  return pulled
}
