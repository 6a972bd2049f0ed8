// It takes the best predecessor instead of the sum over all of them.
function logLikelihood(start, moves, signs, seen) {
  let expected = start
  let total = 0
  for (const observation of seen) {
    const alphas = expected.map((probability, j) => probability * signs[j][observation])
    const scale = alphas.reduce((sum, alpha) => sum + alpha, 0)
    if (scale === 0) return null
    total += Math.log(scale)
    expected = start.map((_, j) => Math.max(...alphas.map((alpha, i) => (alpha / scale) * moves[i][j])))
  }
  return total
}
