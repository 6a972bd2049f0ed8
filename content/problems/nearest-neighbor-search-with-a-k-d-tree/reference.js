function nearestPoints(points, queries) {
  const width = points[0].length
  const order = points.map((_, number) => number)
  // The middle of each part of the order is a node, and what is left and right of it are its sides.
  const build = (from, to, axis) => {
    if (to - from < 2) return
    const part = order.slice(from, to).sort((one, other) => points[one][axis] - points[other][axis])
    part.forEach((number, at) => (order[from + at] = number))
    const middle = (from + to) >> 1
    build(from, middle, (axis + 1) % width)
    build(middle + 1, to, (axis + 1) % width)
  }
  build(0, points.length, 0)
  const search = (query, from, to, axis, best) => {
    if (from >= to) return
    const middle = (from + to) >> 1
    const number = order[middle]
    const point = points[number]
    let square = 0
    for (let at = 0; at < width; at += 1) square += (point[at] - query[at]) ** 2
    if (square < best.square || (square === best.square && number < best.number)) Object.assign(best, { square, number })
    const apart = query[axis] - point[axis]
    const next = (axis + 1) % width
    const [first, second] = apart < 0 ? [[from, middle], [middle + 1, to]] : [[middle + 1, to], [from, middle]]
    search(query, ...first, next, best)
    if (apart * apart <= best.square) search(query, ...second, next, best)
  }
  return queries.map((query) => {
    const best = { square: Infinity, number: -1 }
    search(query, 0, order.length, 0, best)
    return best.number
  })
}
