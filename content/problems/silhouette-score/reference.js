function silhouettes(points, labels) {
  const clusters = new Map()
  labels.forEach((label, index) => clusters.set(label, [...(clusters.get(label) ?? []), index]))
  const distance = (one, other) => Math.sqrt(one.reduce((sum, value, axis) => sum + (value - other[axis]) ** 2, 0))
  const sumTo = (point, members) => members.reduce((sum, member) => sum + distance(point, points[member]), 0)
  return points.map((point, index) => {
    const own = clusters.get(labels[index])
    if (own.length === 1 || clusters.size === 1) return 0
    const a = sumTo(point, own) / (own.length - 1)
    const others = [...clusters.values()].filter((members) => members !== own)
    const b = Math.min(...others.map((members) => sumTo(point, members) / members.length))
    return a === 0 && b === 0 ? 0 : (b - a) / Math.max(a, b)
  })
}
