// By Cholesky: the matrix is a triangle times its own transpose.
function ridge(rows, targets, penalty) {
  const size = rows[0].length
  const product = (i, j) => rows.reduce((sum, row) => sum + row[i] * row[j], i === j ? penalty : 0)
  const lower = Array.from({ length: size }, () => new Array(size).fill(0))
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = product(i, j)
      for (let k = 0; k < j; k += 1) rest -= lower[i][k] * lower[j][k]
      lower[i][j] = i === j ? Math.sqrt(rest) : rest / lower[j][j]
    }
  }
  const weights = lower.map((_, i) => rows.reduce((sum, row, at) => sum + row[i] * targets[at], 0))
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) weights[i] -= lower[i][k] * weights[k]
    weights[i] /= lower[i][i]
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) weights[i] -= lower[k][i] * weights[k]
    weights[i] /= lower[i][i]
  }
  return weights
}
