// It forgets the square root, so distant records count too much.
function leastTotal(points) {
  const totals = points.map((one) => points.reduce((sum, other) => sum + one.reduce((squares, value, axis) => squares + (value - other[axis]) ** 2, 0), 0))
  return totals.length === 0 ? 0 : Math.min(...totals)
}
