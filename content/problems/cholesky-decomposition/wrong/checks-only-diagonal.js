// It tests only whether the diagonal of the matrix is positive.
function cholesky(matrix) {
  const size = matrix.length
  if (matrix.some((row, at) => row[at] <= 1e-10)) return []
  const lower = matrix.map(() => new Array(size).fill(0))
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = matrix[i][j]
      for (let k = 0; k < j; k += 1) rest -= lower[i][k] * lower[j][k]
      lower[i][j] = i > j ? rest / lower[j][j] : Math.sqrt(Math.max(rest, 0))
    }
  }
  return lower.map((row) => row.map((entry) => (Number.isFinite(entry) ? entry : 0)))
}
