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
  let query = []
  let best = Infinity
  let found = -1
  const search = (from, to, axis) => {
    if (from >= to) return
    const middle = (from + to) >> 1
    const number = order[middle]
    const point = points[number]
    let square = 0
    for (let at = 0; at < width; at += 1) {
      const apart = point[at] - query[at]
      square += apart * apart
    }
    if (square < best || (square === best && number < found)) {
      best = square
      found = number
    }
    const apart = query[axis] - point[axis]
    const next = axis + 1 === width ? 0 : axis + 1
    if (apart < 0) {
      search(from, middle, next)
      if (apart * apart <= best) search(middle + 1, to, next)
    } else {
      search(middle + 1, to, next)
      if (apart * apart <= best) search(from, middle, next)
    }
  }
  return queries.map((one) => {
    query = one
    best = Infinity
    found = -1
    search(0, order.length, 0)
    return found
  })
}
