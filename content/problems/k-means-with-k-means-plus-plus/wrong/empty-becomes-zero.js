// A center without points moves to the origin.
function squaredDistance(left, right) {
  return left.reduce((sum, value, axis) => sum + (value - right[axis]) ** 2, 0)
}

function seedCenters(points, k, draws) {
  const centers = [points[Math.floor(draws[0] * points.length)]]
  const weights = points.map(() => Infinity)
  while (centers.length < k) {
    const draw = draws[centers.length]
    let total = 0
    points.forEach((point, index) => {
      weights[index] = Math.min(weights[index], squaredDistance(point, centers.at(-1)))
      total += weights[index]
    })
    let covered = 0
    const found = weights.findIndex((weight) => (covered += weight) > draw * total)
    centers.push(points[found === -1 ? Math.floor(draw * points.length) : found])
  }
  return centers
}

function assign(points, centers) {
  return points.map((point) => {
    const distances = centers.map((center) => squaredDistance(point, center))
    return distances.indexOf(Math.min(...distances))
  })
}

function kMeans(points, k, draws, rounds, tolerance) {
  let centers = seedCenters(points, k, draws)
  for (let round = 0; round < rounds; round += 1) {
    const owners = assign(points, centers)
    const moved = centers.map((center, index) => {
      const members = points.filter((_, at) => owners[at] === index)
      return members.length === 0 ? center.map(() => 0) : center.map((_, axis) => members.reduce((sum, member) => sum + member[axis], 0) / members.length)
    })
    const isDone = moved.every((center, index) => Math.sqrt(squaredDistance(center, centers[index])) <= tolerance)
    centers = moved
    if (isDone) break
  }
  const sizes = new Array(k).fill(0)
  for (const owner of assign(points, centers)) sizes[owner] += 1
  return centers.map((center, index) => [...center, sizes[index]])
}
