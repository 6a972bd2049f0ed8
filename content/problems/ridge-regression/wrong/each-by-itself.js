// It fits each feature separately.
function ridge(rows, targets, penalty) {
  return rows[0].map((_, axis) => {
    const along = rows.reduce((sum, row, at) => sum + row[axis] * targets[at], 0)
    return along / (rows.reduce((sum, row) => sum + row[axis] ** 2, 0) + penalty)
  })
}
