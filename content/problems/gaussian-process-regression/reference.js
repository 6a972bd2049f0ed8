function gaussianProcess(train, values, asked, scale, noise) {
  const kernel = (a, b) => Math.exp(-a.reduce((sum, x, at) => sum + (x - b[at]) ** 2, 0) / (2 * scale * scale))
  const size = train.length
  const lower = train.map(() => new Array(size).fill(0))
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = kernel(train[i], train[j]) + (i === j ? noise : 0)
      for (let k = 0; k < j; k += 1) rest -= lower[i][k] * lower[j][k]
      lower[i][j] = i === j ? Math.sqrt(rest) : rest / lower[j][j]
    }
  }
  const forward = (right) => {
    const solution = []
    right.forEach((number, i) => {
      let rest = number
      for (let k = 0; k < i; k += 1) rest -= lower[i][k] * solution[k]
      solution.push(rest / lower[i][i])
    })
    return solution
  }
  const dot = (a, b) => a.reduce((sum, x, at) => sum + x * b[at], 0)
  // The forward solution of the values is all that the means need: k* K⁻¹ y is the product of two forward solutions.
  const half = forward(values)
  const rows = asked.map((point) => {
    const v = forward(train.map((one) => kernel(point, one)))
    return [dot(v, half), Math.max(0, 1 - dot(v, v))]
  })
  const logs = lower.reduce((sum, row, i) => sum + Math.log(row[i]), 0)
  return [...rows, [-dot(half, half) / 2 - logs - (size / 2) * Math.log(2 * Math.PI)]]
}
