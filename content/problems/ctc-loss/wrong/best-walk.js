// It takes the most probable output sequence instead of the sum over all.
function ctcLoss(probabilities, labels) {
  const extended = [0, ...labels.flatMap((label) => [label, 0])]
  if (probabilities.length === 0) return labels.length === 0 ? 0 : null
  let alphas = extended.map((label, at) => (at < 2 ? Math.log(probabilities[0][label]) : -Infinity))
  for (const row of probabilities.slice(1)) {
    const before = alphas
    alphas = extended.map((label, at) => {
      const skips = label !== 0 && at > 1 && label !== extended[at - 2]
      return Math.max(before[at], at > 0 ? before[at - 1] : -Infinity, skips ? before[at - 2] : -Infinity) + Math.log(row[label])
    })
  }
  const total = Math.max(...alphas.slice(-2))
  return total === -Infinity ? null : -total
}
