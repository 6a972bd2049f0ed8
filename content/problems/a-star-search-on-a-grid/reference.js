function cheapestRoute(costs, start, goal) {
  const [height, width] = [costs.length, costs[0].length]
  if (costs[start[0]][start[1]] === 0 || costs[goal[0]][goal[1]] === 0) return -1
  const guess = (cell) => Math.abs(Math.floor(cell / width) - goal[0]) + Math.abs((cell % width) - goal[1])
  const heap = []
  const push = (entry) => {
    let at = heap.push(entry) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (heap[parent][0] <= entry[0]) break
      heap[at] = heap[parent]
      at = parent
    }
    heap[at] = entry
  }
  const pop = () => {
    const first = heap[0]
    const last = heap.pop()
    if (heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child += 1
      if (heap[child][0] >= last[0]) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = last
    return first
  }
  const [from, to] = [start[0] * width + start[1], goal[0] * width + goal[1]]
  const best = new Array(height * width).fill(Infinity)
  best[from] = 0
  push([guess(from), 0, from])
  while (heap.length > 0) {
    const [, cost, cell] = pop()
    if (cell === to) return cost
    if (cost > best[cell]) continue
    const column = cell % width
    const neighbors = [cell - width, cell + width, ...(column > 0 ? [cell - 1] : []), ...(column < width - 1 ? [cell + 1] : [])]
    for (const next of neighbors) {
      const price = costs[Math.floor(next / width)]?.[next % width] ?? 0
      if (price === 0 || cost + price >= best[next]) continue
      best[next] = cost + price
      push([best[next] + guess(next), best[next], next])
    }
  }
  return -1
}
