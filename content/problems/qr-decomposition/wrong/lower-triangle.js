// It returns the transposed R.
function qrDecomposition(table) {
  const width = table[0].length
  const q = table.map((row) => [...row])
  const r = Array.from({ length: width }, () => new Array(width).fill(0))
  const dot = (i, j) => q.reduce((sum, row) => sum + row[i] * row[j], 0)
  for (let j = 0; j < width; j += 1) {
    const given = Math.sqrt(dot(j, j))
    for (let pass = 0; pass < 2; pass += 1) {
      for (let i = 0; i < j; i += 1) {
        const part = dot(i, j)
        r[j][i] += part
        q.forEach((row) => (row[j] -= part * row[i]))
      }
    }
    const left = Math.sqrt(dot(j, j))
    r[j][j] = left > 1e-9 * given ? left : 0
    q.forEach((row) => (row[j] = r[j][j] > 0 ? row[j] / left : 0))
  }
  return [q, r]
}
