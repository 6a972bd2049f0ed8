function axisShares(points) {
  const axes = points[0].map((_, axis) => axis)
  const means = axes.map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length)
  const spread = axes.map((a) => axes.map((b) => points.reduce((sum, point) => sum + (point[a] - means[a]) * (point[b] - means[b]), 0)))
  for (let sweep = 0; sweep < 30; sweep += 1) for (const a of axes) for (const b of axes) if (a < b) turn(spread, a, b)
  const shares = axes.map((axis) => Math.max(0, spread[axis][axis])).sort((one, other) => other - one)
  const whole = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => (whole > 0 ? one / whole : 0))
}

// Rotates two axes so that their covariance becomes zero.
function turn(matrix, a, b) {
  if (matrix[a][b] === 0) return
  const angle = 0.5 * Math.atan2(2 * matrix[a][b], matrix[a][a] - matrix[b][b])
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  for (const row of matrix) [row[a], row[b]] = [c * row[a] + s * row[b], c * row[b] - s * row[a]]
  const [first, second] = [[...matrix[a]], [...matrix[b]]]
  matrix.forEach((_, at) => {
    matrix[a][at] = c * first[at] + s * second[at]
    matrix[b][at] = c * second[at] - s * first[at]
  })
}
