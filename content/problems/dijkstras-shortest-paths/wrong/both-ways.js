// It uses roads in both directions.
function cheapest(count, roads, start) {
  const costs = new Array(count).fill(Infinity)
  costs[start] = 0
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [a, b, cost] of roads) {
      for (const [from, to] of [[a, b], [b, a]]) {
        if (costs[from] + cost < costs[to]) [costs[to], isChanged] = [costs[from] + cost, true]
      }
    }
  }
  return costs.map((cost) => (cost === Infinity ? -1 : cost))
}
