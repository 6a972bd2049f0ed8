// The slopes of the greatest convex curve below the prefix sums.
function isotonic(values) {
  const sums = [0]
  for (const value of values) sums.push(sums.at(-1) + value)
  const corners = []
  const slope = (a, b) => (sums[b] - sums[a]) / (b - a)
  sums.forEach((_, at) => {
    while (corners.length > 1 && slope(corners.at(-2), corners.at(-1)) >= slope(corners.at(-1), at)) corners.pop()
    corners.push(at)
  })
  return corners.slice(1).flatMap((corner, k) => new Array(corner - corners[k]).fill(slope(corners[k], corner)))
}
