// It adds the floor to the probability instead of taking the maximum.
function logLoss(scores, labels, weights, floor) {
  let loss = 0
  let weightSum = 0
  scores.forEach((row, example) => {
    const label = labels[example]
    const total = row.reduce((sum, score) => sum + score, 0)
    const probability = total === 0 ? 1 / row.length : row[label] / total
    loss += weights[label] * -Math.log(probability + floor)
    weightSum += weights[label]
  })
  return weightSum === 0 ? 0 : loss / weightSum
}
