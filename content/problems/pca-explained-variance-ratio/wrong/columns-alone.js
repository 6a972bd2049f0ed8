// It uses the variances of the columns and ignores their covariances.
function axisShares(points) {
  const variances = points[0].map((_, axis) => {
    const mean = points.reduce((sum, point) => sum + point[axis], 0) / points.length
    return points.reduce((sum, point) => sum + (point[axis] - mean) ** 2, 0)
  })
  const whole = variances.reduce((sum, one) => sum + one, 0)
  return variances.sort((one, other) => other - one).map((one) => (whole > 0 ? one / whole : 0))
}
