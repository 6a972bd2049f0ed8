// It updates one weight after the other, and each update sees the weights already changed.
function stepDownhill(features, targets, weights, rate) {
  weights.forEach((_, j) => {
    const slope = features.reduce((sum, row, i) => sum + (row.reduce((all, x, k) => all + x * weights[k], 0) - targets[i]) * row[j], 0)
    weights[j] -= (rate * 2 * slope) / targets.length
  })
  return weights
}
