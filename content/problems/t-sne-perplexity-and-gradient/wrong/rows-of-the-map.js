// It normalizes the map by rows instead of over all pairs.
function tsneGradient(points, layout, perplexity) {
  const n = points.length
  const sq = (a, b) => a.reduce((sum, x, at) => sum + (x - b[at]) ** 2, 0)
  const P = points.map((point, i) => {
    const row = points.map((other) => sq(point, other))
    const nearest = Math.min(...row.filter((_, j) => j !== i))
    let [low, high, shares] = [-40, 40, []]
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2
      const parts = row.map((square, j) => (j === i ? 0 : Math.exp(-Math.exp(middle) * (square - nearest))))
      const sum = parts.reduce((total, one) => total + one, 0)
      shares = parts.map((one) => one / sum)
      const entropy = shares.reduce((total, share) => total - (share > 0 ? share * Math.log(share) : 0), 0)
      if (entropy > Math.log(perplexity)) low = middle
      else high = middle
    }
    return shares
  })
  const W = layout.map((one, i) => layout.map((other, j) => (i === j ? 0 : 1 / (1 + sq(one, other)))))
  const sums = W.map((row) => row.reduce((total, one) => total + one, 0))
  return layout.map((place, i) => place.map((x, k) => layout.reduce((sum, other, j) => sum + 4 * ((P[i][j] + P[j][i]) / (2 * n) - W[i][j] / sums[i] / n) * W[i][j] * (x - other[k]), 0)))
}
