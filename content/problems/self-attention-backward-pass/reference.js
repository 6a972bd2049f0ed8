function attentionGradients(queries, keys, contents, pulls, causal) {
  const transpose = (m) => m[0].map((_, j) => m.map((row) => row[j]))
  const product = (a, b) => {
    const columns = transpose(b)
    return a.map((row) => columns.map((column) => row.reduce((sum, x, at) => sum + x * column[at], 0)))
  }
  const scale = 1 / Math.sqrt(queries[0].length)
  const scores = product(queries, transpose(keys))
  const weights = scores.map((row, i) => {
    const visible = row.map((score, j) => (causal && j > i ? -Infinity : score * scale))
    const top = Math.max(...visible)
    const powers = visible.map((score) => Math.exp(score - top))
    const sum = powers.reduce((total, one) => total + one, 0)
    return powers.map((one) => one / sum)
  })
  const output = product(weights, contents)
  const onWeights = product(pulls, transpose(contents))
  const onScores = onWeights.map((row, i) => {
    const shift = pulls[i].reduce((sum, x, at) => sum + x * output[i][at], 0)
    return row.map((one, j) => weights[i][j] * (one - shift) * scale)
  })
  return [product(onScores, keys), product(transpose(onScores), queries), product(transpose(weights), pulls)]
}
