// It moves the bias after each example instead of once per step.
function sigmoid(z) {
  const power = Math.exp(-Math.abs(z))
  return z > 0 ? 1 / (1 + power) : power / (1 + power)
}

function trainLogisticRegression(inputs, labels, rate, steps, penalty) {
  const count = inputs.length
  let weights = inputs[0].map(() => 0)
  let bias = 0
  for (let step = 0; step < steps; step += 1) {
    const errors = inputs.map((row, at) => {
      const error = sigmoid(row.reduce((sum, x, j) => sum + weights[j] * x, bias)) - labels[at]
      bias -= (rate * error) / count
      return error
    })
    weights = weights.map((weight, j) => weight - rate * (errors.reduce((sum, error, at) => sum + error * inputs[at][j], 0) / count + penalty * weight))
  }
  return [...weights, bias]
}
