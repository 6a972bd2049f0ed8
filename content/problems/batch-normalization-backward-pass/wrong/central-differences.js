// It estimates the gradient by central differences.
function batchNormBackward(inputs, gain, pulls, epsilon) {
  const loss = (values, at) => {
    const mean = values.reduce((sum, x) => sum + x, 0) / values.length
    const root = Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length + epsilon)
    const normal = values.map((x) => (x - mean) / root)
    return [normal.reduce((sum, x, i) => sum + pulls[i][at] * x, 0), gain[at]]
  }
  const back = inputs.map((row, i) => row.map((x, at) => {
    const moved = (by) => loss(inputs.map((one, j) => one[at] + (i === j ? by : 0)), at)
    return ((moved(1e-4)[0] - moved(-1e-4)[0]) / 2e-4) * gain[at]
  }))
  return [back, [gain.map((_, at) => loss(inputs.map((row) => row[at]), at)[0])], [gain.map((_, at) => pulls.reduce((sum, row) => sum + row[at], 0))]]
}
