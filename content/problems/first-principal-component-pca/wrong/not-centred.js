// It does not center the points and finds the direction of their mean.
function leadingDirection(points) {
  let direction = points[0].map((_, at) => 1 / (at + 1.5))
  for (let round = 0; round < 300; round += 1) {
    const shares = points.map((row) => row.reduce((sum, one, at) => sum + one * direction[at], 0))
    const turned = direction.map((_, at) => points.reduce((sum, row, i) => sum + row[at] * shares[i], 0))
    direction = turned.map((one) => one / Math.hypot(...turned))
  }
  return direction
}
