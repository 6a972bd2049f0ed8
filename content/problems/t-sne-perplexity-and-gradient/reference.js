function tsneGradient(points, layout, perplexity) {
  const n = points.length
  const distance = (one, other) => one.reduce((sum, x, at) => sum + (x - other[at]) ** 2, 0)
  const target = Math.log(perplexity)
  // The search runs over the logarithm of the width.
  const neighbors = points.map((point, i) => {
    const squares = points.map((other) => distance(point, other))
    const nearest = Math.min(...squares.filter((_, j) => j !== i))
    const sharesAt = (width) => {
      const parts = squares.map((square, j) => (j === i ? 0 : Math.exp(-width * (square - nearest))))
      const sum = parts.reduce((total, one) => total + one, 0)
      return parts.map((one) => one / sum)
    }
    let [low, high] = [-60, 60]
    for (let round = 0; round < 70; round += 1) {
      const middle = (low + high) / 2
      const entropy = sharesAt(Math.exp(middle)).reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0)
      if (entropy > target) low = middle
      else high = middle
    }
    return sharesAt(Math.exp((low + high) / 2))
  })
  const close = layout.map((one, i) => layout.map((other, j) => (i === j ? 0 : 1 / (1 + distance(one, other)))))
  const all = close.reduce((sum, row) => sum + row.reduce((part, one) => part + one, 0), 0)
  return layout.map((place, i) => place.map((x, axis) => {
    let sum = 0
    for (let j = 0; j < n; j += 1) {
      const p = (neighbors[i][j] + neighbors[j][i]) / (2 * n)
      sum += 4 * (p - close[i][j] / all) * close[i][j] * (x - layout[j][axis])
    }
    return sum
  }))
}
