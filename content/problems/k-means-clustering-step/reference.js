function oneRound(points, centres) {
  const joined = centres.map(() => [])
  for (const point of points) {
    let [nearest, least] = [0, Infinity]
    centres.forEach((centre, at) => {
      const distance = centre.reduce((sum, one, axis) => sum + (one - point[axis]) ** 2, 0)
      if (distance < least) [nearest, least] = [at, distance]
    })
    joined[nearest].push(point)
  }
  return centres.map((centre, at) =>
    joined[at].length === 0 ? centre : centre.map((_, axis) => joined[at].reduce((sum, point) => sum + point[axis], 0) / joined[at].length),
  )
}
