// It compares the sums of squared means, without the sizes of the parts.
function boost(rows, targets, rounds, rate, queries) {
  const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
  const orders = rows[0].map((_, feature) => [...rows.keys()].sort((one, other) => rows[one][feature] - rows[other][feature]))
  const base = sumOf(targets) / targets.length
  const stumps = []
  const valueOf = (stump, row) => rate * (row[stump.feature] >= stump.threshold ? stump.right : stump.left)
  let residuals = targets.map((target) => target - base)
  while (stumps.length < rounds) {
    const total = sumOf(residuals)
    let best = { gain: 0 }
    orders.forEach((order, feature) => {
      let sum = 0
      for (let size = 1; size < order.length; size += 1) {
        sum += residuals[order[size - 1]]
        const threshold = rows[order[size]][feature]
        if (threshold === rows[order[size - 1]][feature]) continue
        const left = sum / size
        const right = (total - sum) / (order.length - size)
        const gain = left * left + right * right
        if (gain > best.gain + 1e-6) best = { gain, feature, threshold, left, right }
      }
    })
    if (best.gain === 0) break
    stumps.push(best)
    residuals = residuals.map((residual, index) => residual - valueOf(best, rows[index]))
  }
  return queries.map((query) => stumps.reduce((sum, stump) => sum + valueOf(stump, query), base))
}
