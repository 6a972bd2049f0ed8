// It masks by the sign of the derivative instead of the sum.
const transposed = (table) => table[0].map((_, column) => table.map((row) => row[column]))
const product = (left, right) => left.map((row) => right[0].map((_, column) => row.reduce((sum, value, at) => sum + value * right[at][column], 0)))

function forward(rows, layer) {
  return rows.map((row) => layer[0].map((_, column) => [...row, 1].reduce((sum, value, at) => sum + value * layer[at][column], 0)))
}

function backward(rows, layer, slopes, penalty) {
  const weights = product(transposed(rows), slopes).map((row, at) => row.map((slope, column) => slope + penalty * layer[at][column]))
  const biases = transposed(slopes).map((column) => column.reduce((sum, slope) => sum + slope, 0))
  return [[...weights, biases], product(slopes, transposed(layer.slice(0, -1)))]
}

function softmax(scores) {
  const largest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - largest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function networkGradients(inputs, labels, hidden, output, penalty) {
  const sums = forward(inputs, hidden)
  const active = sums.map((row) => row.map((value) => Math.max(value, 0)))
  const slopes = forward(active, output).map((row, at) => softmax(row).map((share, column) => (share - (column === labels[at] ? 1 : 0)) / labels.length))
  const [outputGradient, back] = backward(active, output, slopes, penalty)
  const passed = back.map((row, at) => row.map((slope, unit) => (Math.max(slope, 0))))
  const [hiddenGradient, inputGradient] = backward(inputs, hidden, passed, penalty)
  return [hiddenGradient, outputGradient, inputGradient]
}
