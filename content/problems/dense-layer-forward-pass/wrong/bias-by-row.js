// It indexes the bias by example instead of by unit.
function denseLayer(inputs, weights, bias) {
  return inputs.map((row, i) => bias.map((_, k) => Math.max(0, row.reduce((sum, x, j) => sum + x * weights[j][k], bias[i % bias.length]))))
}
