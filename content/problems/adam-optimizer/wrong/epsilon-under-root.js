// It adds epsilon under the root.
function adam(start, gradients, rate, betas, epsilon, decay) {
  const [first, second] = betas
  const weights = [...start]
  const means = start.map(() => 0)
  const squares = start.map(() => 0)
  gradients.forEach((gradient, row) => {
    const meanWeight = 1 - first ** (row + 1)
    const squareWeight = 1 - second ** (row + 1)
    gradient.forEach((slope, at) => {
      means[at] = first * means[at] + (1 - first) * slope
      squares[at] = second * squares[at] + (1 - second) * slope * slope
      const direction = means[at] / meanWeight / Math.sqrt(squares[at] / squareWeight + epsilon)
      weights[at] -= rate * (direction + decay * weights[at])
    })
  })
  return weights
}
