// It uses the plain mean of both impurities and ignores the group sizes.
function bestSplit(values, labels) {
  const order = values.map((_, at) => at).sort((a, b) => values[a] - values[b])
  const ones = labels.reduce((sum, label) => sum + label, 0)
  let [best, leftOnes] = [[], 0]
  for (let left = 1; left < order.length; left += 1) {
    const [here, next] = [values[order[left - 1]], values[order[left]]]
    leftOnes += labels[order[left - 1]]
    if (here === next) continue
    const [p, q] = [leftOnes / left, (ones - leftOnes) / (order.length - left)]
    const mixed = p * (1 - p) + q * (1 - q)
    if (best.length === 0 || mixed < best[1] - 1e-12) best = [(here + next) / 2, mixed]
  }
  return best
}
