// A border point joins the cluster that reaches it last.
function dbscan(points, radius, least) {
  const neighbors = points.map(([x, y]) => {
    const near = []
    for (let other = 0; other < points.length; other += 1) {
      const [right, up] = [points[other][0] - x, points[other][1] - y]
      if (right * right + up * up <= radius * radius) near.push(other)
    }
    return near
  })
  const isCore = (point) => neighbors[point].length >= least
  const labels = new Array(points.length).fill(-1)
  let cluster = -1
  for (let start = 0; start < points.length; start += 1) {
    if (labels[start] !== -1 || !isCore(start)) continue
    cluster += 1
    labels[start] = cluster
    const queue = [start]
    for (const point of queue) {
      for (const other of neighbors[point]) {
        if (labels[other] === cluster || (labels[other] !== -1 && isCore(other))) continue
        labels[other] = cluster
        if (isCore(other)) queue.push(other)
      }
    }
  }
  return labels
}
