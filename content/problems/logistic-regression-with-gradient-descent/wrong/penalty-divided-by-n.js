// It divides the penalty by the number of examples.
function sigmoid(z) {
  const power = Math.exp(-Math.abs(z))
  return z > 0 ? 1 / (1 + power) : power / (1 + power)
}

function trainLogisticRegression(inputs, labels, rate, steps, penalty) {
  const count = inputs.length
  let weights = inputs[0].map(() => 0)
  let bias = 0
  for (let step = 0; step < steps; step += 1) {
    const errors = inputs.map((row, at) => sigmoid(row.reduce((sum, x, j) => sum + weights[j] * x, bias)) - labels[at])
    weights = weights.map((weight, j) => weight - (rate * (errors.reduce((sum, error, at) => sum + error * inputs[at][j], 0) + penalty * weight)) / count)
    bias -= (rate * errors.reduce((sum, error) => sum + error, 0)) / count
  }
  return [...weights, bias]
}
