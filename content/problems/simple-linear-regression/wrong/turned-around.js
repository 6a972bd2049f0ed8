// It regresses x on y.
function fittedLine(xs, ys) {
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  const [a, b] = [mean(xs), mean(ys)]
  const below = ys.reduce((sum, y) => sum + (y - b) ** 2, 0)
  const slope = below === 0 ? 0 : ys.reduce((sum, y, at) => sum + (y - b) * (xs[at] - a), 0) / below
  return [slope, b - slope * a]
}
