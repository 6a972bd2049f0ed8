// It takes the logarithm of the softmax and clips it.
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)

function crossEntropy(scores, labels, smoothing) {
  const losses = []
  scores.forEach((row, at) => {
    if (labels[at] === -1) return
    const largest = Math.max(...row)
    const powers = row.map((score) => Math.exp(score - largest))
    const logs = powers.map((power) => Math.log(Math.max(power / sumOf(powers), 1e-300)))
    losses.push(-(1 - smoothing) * logs[labels[at]] - (smoothing * sumOf(logs)) / row.length)
  })
  return losses.length === 0 ? 0 : sumOf(losses) / losses.length
}
