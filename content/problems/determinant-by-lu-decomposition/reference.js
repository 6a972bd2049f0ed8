function determinant(matrix) {
  const rows = matrix.map((row) => [...row])
  let result = 1
  for (let column = 0; column < rows.length; column += 1) {
    let best = column
    for (let at = column + 1; at < rows.length; at += 1) if (Math.abs(rows[at][column]) > Math.abs(rows[best][column])) best = at
    if (rows[best][column] === 0) return 0
    if (best !== column) {
      const moved = rows[best]
      rows[best] = rows[column]
      rows[column] = moved
      result = -result
    }
    const pivotRow = rows[column]
    result *= pivotRow[column]
    for (let below = column + 1; below < rows.length; below += 1) {
      const factor = rows[below][column] / pivotRow[column]
      for (let at = column + 1; at < rows.length; at += 1) rows[below][at] -= factor * pivotRow[at]
    }
  }
  return result
}
