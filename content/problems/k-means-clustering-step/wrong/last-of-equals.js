// It resolves a tie in favor of the last of the nearest centers instead of the first.
function oneRound(points, centres) {
  const joined = centres.map(() => [])
  for (const point of points) {
    const distances = centres.map((centre) => centre.reduce((sum, one, axis) => sum + (one - point[axis]) ** 2, 0))
    joined[distances.lastIndexOf(Math.min(...distances))].push(point)
  }
  return centres.map((centre, at) => (joined[at].length === 0 ? centre : centre.map((_, axis) => joined[at].reduce((sum, point) => sum + point[axis], 0) / joined[at].length)))
}
