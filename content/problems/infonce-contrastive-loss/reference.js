function normalized(row) {
  const length = Math.hypot(...row)
  return length === 0 ? row : row.map((value) => value / length)
}

function logSumExp(scores) {
  const largest = Math.max(...scores)
  return largest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - largest), 0))
}

function contrastiveLoss(images, captions, temperature) {
  const left = images.map(normalized)
  const right = captions.map(normalized)
  const table = left.map((u) => right.map((v) => u.reduce((sum, value, at) => sum + value * v[at], 0) / temperature))
  const losses = table.map((row, at) => logSumExp(row) + logSumExp(table.map((other) => other[at])) - 2 * row[at])
  return losses.length === 0 ? 0 : losses.reduce((sum, loss) => sum + loss, 0) / (2 * losses.length)
}
