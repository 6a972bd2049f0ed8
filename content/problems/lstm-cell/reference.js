function sigmoid(z) {
  const power = Math.exp(-Math.abs(z))
  return z > 0 ? 1 / (1 + power) : power / (1 + power)
}

function lstm(inputs, hidden, memory, weights, bias) {
  const size = hidden.length
  for (const x of inputs) {
    const seen = [...x, ...hidden]
    const sums = weights.map((row, at) => row.reduce((sum, weight, column) => sum + weight * seen[column], bias[at]))
    memory = memory.map((old, unit) => sigmoid(sums[size + unit]) * old + sigmoid(sums[unit]) * Math.tanh(sums[2 * size + unit]))
    hidden = memory.map((cell, unit) => sigmoid(sums[3 * size + unit]) * Math.tanh(cell))
  }
  return [hidden, memory]
}
