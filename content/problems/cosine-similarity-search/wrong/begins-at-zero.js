// It starts with a best cosine of 0 and misses vectors that point away from the query.
function nearest(vectors, query) {
  let [best, found] = [0, -1]
  vectors.forEach((vector, at) => {
    const cosine = vector.reduce((sum, one, axis) => sum + one * query[axis], 0) / Math.hypot(...vector) / Math.hypot(...query)
    if (cosine > best) [best, found] = [cosine, at]
  })
  return found
}
