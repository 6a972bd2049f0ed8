const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)

function crossEntropy(scores, labels, smoothing) {
  const losses = []
  scores.forEach((row, at) => {
    if (labels[at] === -1) return
    const largest = Math.max(...row)
    const logSum = largest + Math.log(sumOf(row.map((score) => Math.exp(score - largest))))
    losses.push(logSum - (1 - smoothing) * row[labels[at]] - (smoothing * sumOf(row)) / row.length)
  })
  return losses.length === 0 ? 0 : sumOf(losses) / losses.length
}
