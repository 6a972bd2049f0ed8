function causalAttention(queries, keys, contents) {
  return queries.map((query, at) => {
    const scores = keys.slice(0, at + 1).map((key) => key.reduce((sum, one, axis) => sum + one * query[axis], 0) / Math.sqrt(query.length))
    const top = Math.max(...scores)
    const output = contents[0].map(() => 0)
    let total = 0
    scores.forEach((score, place) => {
      const share = Math.exp(score - top)
      total += share
      contents[place].forEach((one, column) => (output[column] += share * one))
    })
    return output.map((one) => one / total)
  })
}
