function perplexity(probabilities) {
  if (probabilities.length === 0) return 1
  // Math.log2(0) is -Infinity, and what follows from it is right by itself.
  const bits = probabilities.reduce((sum, one) => sum - Math.log2(one), 0)
  return 2 ** (bits / probabilities.length)
}
