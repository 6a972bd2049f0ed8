function nucleus(weights, percent) {
  const wanted = weights.reduce((sum, weight) => sum + weight, 0) * percent
  const order = [...weights.keys()].filter((at) => weights[at] > 0).sort((a, b) => weights[b] - weights[a] || a - b)
  let reached = 0
  let count = 0
  while (count < order.length && reached * 100 < wanted) reached += weights[order[count++]]
  return order.slice(0, count)
}
