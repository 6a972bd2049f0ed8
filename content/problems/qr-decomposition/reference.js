function qrDecomposition(table) {
  const [height, width] = [table.length, table[0].length]
  const q = table.map((row) => [...row])
  const r = Array.from({ length: width }, () => new Array(width).fill(0))
  const dot = (i, j) => q.reduce((sum, row) => sum + row[i] * row[j], 0)
  for (let j = 0; j < width; j += 1) {
    const given = Math.sqrt(dot(j, j))
    for (let pass = 0; pass < 3; pass += 1) {
      const parts = Array.from({ length: j }, (_, i) => dot(i, j))
      parts.forEach((part, i) => {
        r[i][j] += part
        for (let row = 0; row < height; row += 1) q[row][j] -= part * q[row][i]
      })
    }
    const left = Math.sqrt(dot(j, j))
    const isNew = left > 1e-9 * given
    r[j][j] = isNew ? left : 0
    for (let row = 0; row < height; row += 1) q[row][j] = isNew ? q[row][j] / left : 0
  }
  return [q, r]
}
