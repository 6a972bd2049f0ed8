// It forgets to divide the scores by the square root of the width.
function causalAttention(queries, keys, contents) {
  return queries.map((query, at) => {
    const scores = keys.slice(0, at + 1).map((key) => key.reduce((sum, one, axis) => sum + one * query[axis], 0))
    const shares = scores.map((score) => Math.exp(score - Math.max(...scores)))
    const total = shares.reduce((sum, one) => sum + one, 0)
    return contents[0].map((_, column) => shares.reduce((sum, share, place) => sum + share * contents[place][column], 0) / total)
  })
}
