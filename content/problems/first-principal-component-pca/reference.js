// Squares the covariance matrix again and again: its columns then all point along the axis.
function leadingDirection(points) {
  const features = points[0].map((_, at) => at)
  const means = features.map((at) => points.reduce((sum, row) => sum + row[at], 0) / points.length)
  let matrix = features.map((a) => features.map((b) => points.reduce((sum, row) => sum + (row[a] - means[a]) * (row[b] - means[b]), 0)))
  for (let round = 0; round < 12; round += 1) {
    const size = Math.hypot(...matrix.flat())
    const scaled = matrix.map((row) => row.map((one) => one / size))
    matrix = features.map((a) => features.map((b) => features.reduce((sum, c) => sum + scaled[a][c] * scaled[c][b], 0)))
  }
  const best = matrix.reduce((most, row) => (Math.hypot(...row) > Math.hypot(...most) ? row : most))
  return best.map((one) => one / Math.hypot(...best))
}
