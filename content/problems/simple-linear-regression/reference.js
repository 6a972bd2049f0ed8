// Shifts the points to the first one, where numbers are small.
function fittedLine(xs, ys) {
  if (xs.length === 0) return [0, 0]
  const n = xs.length
  const [u, v] = [xs.map((x) => x - xs[0]), ys.map((y) => y - ys[0])]
  const total = (list) => list.reduce((sum, one) => sum + one, 0)
  const below = n * total(u.map((one) => one * one)) - total(u) ** 2
  const slope = u.every((one) => one === 0) ? 0 : (n * total(u.map((one, at) => one * v[at])) - total(u) * total(v)) / below
  return [slope, ys[0] + total(v) / n - slope * (xs[0] + total(u) / n)]
}
