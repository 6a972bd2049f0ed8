// Relaxes roads until nothing changes, visiting only places that have become cheaper.
function cheapest(count, roads, start) {
  const leaving = Array.from({ length: count }, () => [])
  for (const [begin, end, cost] of roads) leaving[begin].push([end, cost])
  const costs = new Array(count).fill(Infinity)
  costs[start] = 0
  let changed = new Set([start])
  while (changed.size > 0) {
    const next = new Set()
    for (const place of changed) {
      for (const [end, cost] of leaving[place]) {
        if (costs[place] + cost >= costs[end]) continue
        costs[end] = costs[place] + cost
        next.add(end)
      }
    }
    changed = next
  }
  return costs.map((cost) => (cost === Infinity ? -1 : cost))
}
