function nearest(vectors, query) {
  const length = (vector) => Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0))
  if (length(query) === 0) return -1
  const cosines = vectors.map((vector) => (length(vector) === 0 ? -Infinity : vector.reduce((sum, one, axis) => sum + one * query[axis], 0) / length(vector)))
  const best = cosines.reduce((most, one) => Math.max(most, one), -Infinity)
  return best === -Infinity ? -1 : cosines.indexOf(best)
}
