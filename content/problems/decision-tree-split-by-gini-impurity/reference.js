function bestSplit(values, labels) {
  const order = values.map((_, at) => at).sort((a, b) => values[a] - values[b])
  const ones = labels.reduce((sum, label) => sum + label, 0)
  const impurityOf = (count, size) => (size === 0 ? 0 : 2 * (count / size) * (1 - count / size))
  let [best, leftOnes] = [[], 0]
  for (let left = 1; left < order.length; left += 1) {
    const [here, next] = [values[order[left - 1]], values[order[left]]]
    leftOnes += labels[order[left - 1]]
    if (here === next) continue
    const share = left / order.length
    const mixed = share * impurityOf(leftOnes, left) + (1 - share) * impurityOf(ones - leftOnes, order.length - left)
    if (best.length === 0 || mixed < best[1] - 1e-12) best = [(here + next) / 2, mixed]
  }
  return best
}
