// It counts only sequences that end with a blank.
function ctcLoss(probabilities, labels) {
  const extended = [0, ...labels.flatMap((label) => [label, 0])]
  const logSum = (...terms) => {
    const most = Math.max(...terms)
    return most === -Infinity ? most : most + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - most), 0))
  }
  if (probabilities.length === 0) return labels.length === 0 ? 0 : null
  let alphas = extended.map((label, at) => (at < 2 ? Math.log(probabilities[0][label]) : -Infinity))
  for (const row of probabilities.slice(1)) {
    const before = alphas
    alphas = extended.map((label, at) => {
      const skips = label !== 0 && at > 1 && label !== extended[at - 2]
      return logSum(before[at], at > 0 ? before[at - 1] : -Infinity, skips ? before[at - 2] : -Infinity) + Math.log(row[label])
    })
  }
  const total = alphas.at(-1)
  return total === -Infinity ? null : -total
}
