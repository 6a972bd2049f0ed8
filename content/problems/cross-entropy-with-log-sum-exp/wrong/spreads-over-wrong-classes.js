// It spreads the smoothing over the wrong classes only.
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)

function crossEntropy(scores, labels, smoothing) {
  const losses = []
  scores.forEach((row, at) => {
    if (labels[at] === -1) return
    const largest = Math.max(...row)
    const logSum = largest + Math.log(sumOf(row.map((score) => Math.exp(score - largest))))
    const others = row.length > 1 ? (sumOf(row) - row[labels[at]]) / (row.length - 1) : row[0]
    losses.push(logSum - (1 - smoothing) * row[labels[at]] - smoothing * others)
  })
  return losses.length === 0 ? 0 : sumOf(losses) / losses.length
}
