function softmax(scores) {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const weights = scores.map((score) => Math.exp(score - top))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
