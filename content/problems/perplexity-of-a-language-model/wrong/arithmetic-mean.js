// It uses the arithmetic mean.
function perplexity(probabilities) {
  if (probabilities.length === 0) return 1
  return probabilities.length / probabilities.reduce((sum, one) => sum + one, 0)
}
