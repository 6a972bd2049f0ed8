// It subtracts the maximum of all scores, also of those that the mask hides.
function attentionGradients(queries, keys, contents, pulls, causal) {
  const turn = (m) => m[0].map((_, j) => m.map((row) => row[j]))
  const times = (a, b) => a.map((row) => turn(b).map((column) => row.reduce((sum, x, at) => sum + x * column[at], 0)))
  const root = Math.sqrt(queries[0].length)
  const weights = times(queries, turn(keys)).map((row, i) => {
    const top = Math.max(...row) / root
    const powers = row.map((score, j) => (causal && j > i ? 0 : Math.exp(score / root - top)))
    const sum = powers.reduce((total, one) => total + one, 0)
    return powers.map((one) => (sum === 0 ? 0 : one / sum))
  })
  const given = times(pulls, turn(contents))
  const back = given.map((row, i) => {
    const mean = row.reduce((sum, one, j) => sum + one * weights[i][j], 0)
    return row.map((one, j) => (weights[i][j] * (one - mean)) / root)
  })
  return [times(back, keys), times(turn(back), queries), times(turn(weights), pulls)]
}
