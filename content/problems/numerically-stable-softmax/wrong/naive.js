// It exponentiates the raw scores, which overflow to infinity above 709.
function softmax(scores) {
  const weights = scores.map(Math.exp)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
