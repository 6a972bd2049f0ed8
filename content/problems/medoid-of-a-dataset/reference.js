function leastTotal(points) {
  let least = points.length === 0 ? 0 : Infinity
  for (const one of points) {
    let total = 0
    for (const other of points) {
      let squares = 0
      for (let axis = 0; axis < one.length; axis += 1) squares += (one[axis] - other[axis]) ** 2
      total += Math.sqrt(squares)
    }
    least = Math.min(least, total)
  }
  return least
}
