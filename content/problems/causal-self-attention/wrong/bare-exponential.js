// It exponentiates the scores without shifting them, so they overflow.
function causalAttention(queries, keys, contents) {
  return queries.map((query, at) => {
    const shares = keys.slice(0, at + 1).map((key) => Math.exp(key.reduce((sum, one, axis) => sum + one * query[axis], 0) / Math.sqrt(query.length)))
    const total = shares.reduce((sum, one) => sum + one, 0)
    return contents[0].map((_, column) => shares.reduce((sum, share, place) => sum + share * contents[place][column], 0) / total)
  })
}
