function perplexity(probabilities) {
  if (probabilities.length === 0) return 1
  // Math.log2(0) is -Infinity, which leads to the right result.
  const bits = probabilities.reduce((sum, one) => sum - Math.log2(one), 0)
  return 2 ** (bits / probabilities.length)
}
