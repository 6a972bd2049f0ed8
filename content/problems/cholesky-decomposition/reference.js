function cholesky(matrix) {
  const size = matrix.length
  const lower = matrix.map(() => new Array(size).fill(0))
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = matrix[i][j]
      for (let k = 0; k < j; k += 1) rest -= lower[i][k] * lower[j][k]
      if (i > j) lower[i][j] = rest / lower[j][j]
      else if (rest <= 1e-10) return []
      else lower[i][i] = Math.sqrt(rest)
    }
  }
  return lower
}
