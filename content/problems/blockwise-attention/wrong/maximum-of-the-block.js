// It uses the maximum of the block instead of the running one.
function blockwiseAttention(queries, keys, values, size) {
  const rows = []
  for (const query of queries) {
    let most = -Infinity
    let total = 0
    let output = values.length === 0 ? [] : values[0].map(() => 0)
    for (let start = 0; start < keys.length; start += size) {
      const scores = keys.slice(start, start + size).map((key) => key.reduce((sum, entry, at) => sum + entry * query[at], 0) / Math.sqrt(query.length))
      const highest = Math.max(...scores)
      const kept = total === 0 ? 0 : total * Math.min(1e200, Math.exp(most - highest))
      const weights = scores.map((score) => Math.exp(score - highest))
      most = highest
      total = weights.reduce((sum, weight) => sum + weight, kept)
      output = output.map((old, at) => weights.reduce((sum, weight, key) => sum + weight * values[start + key][at], kept * old) / total)
      rows.push([most, total, ...output])
    }
  }
  return rows
}
