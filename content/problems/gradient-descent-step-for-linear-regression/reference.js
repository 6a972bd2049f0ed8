function stepDownhill(features, targets, weights, rate) {
  const errors = features.map((row, i) => row.reduce((sum, x, j) => sum + x * weights[j], -targets[i]))
  return weights.map((weight, j) => {
    const slope = features.reduce((sum, row, i) => sum + errors[i] * row[j], 0) * (2 / targets.length)
    return weight - rate * slope
  })
}
