// It swaps rows only if the pivot is exactly zero.
function determinant(matrix) {
  const rows = matrix.map((row) => [...row])
  let result = 1
  for (let column = 0; column < rows.length; column += 1) {
    let best = column
    while (best < rows.length && rows[best][column] === 0) best += 1
    if (best === rows.length) return 0
    if (best !== column) {
      const moved = rows[best]
      rows[best] = rows[column]
      rows[column] = moved
      result = -result
    }
    result *= rows[column][column]
    for (let below = column + 1; below < rows.length; below += 1) {
      const factor = rows[below][column] / rows[column][column]
      for (let at = column; at < rows.length; at += 1) rows[below][at] -= factor * rows[column][at]
    }
  }
  return result
}
