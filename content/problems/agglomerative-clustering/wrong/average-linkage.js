// It averages the two distances for complete linkage.
function agglomerate(points, linkage, clusters) {
  const pick = linkage === 'single' ? Math.min : (one, other) => (one + other) / 2
  const squared = (one, other) => one.reduce((sum, value, axis) => sum + (value - other[axis]) ** 2, 0)
  const distances = points.map((one) => points.map((other) => squared(one, other)))
  const groups = points.map((_, index) => [index])
  const alive = points.map((_, index) => index)
  while (alive.length > clusters) {
    let best = Infinity
    let pair = []
    for (let left = 0; left < alive.length; left += 1) {
      for (let right = left + 1; right < alive.length; right += 1) {
        const distance = distances[alive[left]][alive[right]]
        if (distance >= best) continue
        best = distance
        pair = [left, right]
      }
    }
    const [first, second] = pair.map((place) => alive[place])
    groups[first].push(...groups[second])
    alive.splice(pair[1], 1)
    for (const other of alive) {
      if (other === first) continue
      const distance = pick(distances[first][other], distances[second][other])
      distances[first][other] = distance
      distances[other][first] = distance
    }
  }
  const labels = new Array(points.length)
  alive.forEach((leader, number) => groups[leader].forEach((member) => (labels[member] = number)))
  return labels
}
