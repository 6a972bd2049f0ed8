function firstGreater(sums, draw) {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle] > draw) high = middle
    else low = middle + 1
  }
  return low
}

function sampledTokens(logits, kept, temperature, draws) {
  const order = logits
    .map((_, token) => token)
    .sort((a, b) => logits[b] - logits[a] || a - b)
    .slice(0, kept)
  if (temperature === 0) return draws.map(() => order[0])
  const largest = logits[order[0]]
  let total = 0
  const sums = order.map((token) => (total += Math.exp((logits[token] - largest) / temperature)))
  const shares = sums.map((sum) => sum / total)
  return draws.map((draw) => order[firstGreater(shares, draw)])
}
