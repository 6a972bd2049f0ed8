// It uses only the nearest neighbor, whatever k is.
function vote(points, labels, query) {
  const far = points.map((point) => Math.hypot(...point.map((one, axis) => one - query[axis])))
  return labels[far.indexOf(Math.min(...far))]
}
