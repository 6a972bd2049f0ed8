function nearest(vectors, query) {
  const length = (vector) => Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0))
  const asked = length(query)
  if (asked === 0) return -1
  const cosineOf = (vector) => vector.reduce((sum, one, axis) => sum + one * query[axis], 0) / length(vector) / asked
  const cosines = vectors.map((vector) => (length(vector) === 0 ? -2 : cosineOf(vector)))
  const best = cosines.reduce((most, one) => Math.max(most, one), -2)
  return best === -2 ? -1 : cosines.findIndex((cosine) => cosine >= best - 1e-9)
}
