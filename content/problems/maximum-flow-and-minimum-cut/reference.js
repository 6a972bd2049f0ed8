function minimumCut(nodes, edges, source, sink) {
  // Shortest augmenting paths in a table of capacities.
  const room = Array.from({ length: nodes }, () => new Map())
  for (const [from, to, capacity] of edges) {
    if (from === to) continue
    room[from].set(to, (room[from].get(to) ?? 0) + capacity)
    if (!room[to].has(from)) room[to].set(from, 0)
  }
  const search = () => {
    const before = new Array(nodes).fill(-1)
    before[source] = source
    const queue = [source]
    for (const node of queue) {
      if (node === sink) break
      for (const [next, capacity] of room[node]) {
        if (capacity > 0 && before[next] === -1) {
          before[next] = node
          queue.push(next)
        }
      }
    }
    return before
  }
  let flow = 0
  for (;;) {
    const before = search()
    if (before[sink] === -1) return [flow, ...before.flatMap((one, node) => (one === -1 ? [] : [node]))]
    let sent = Infinity
    for (let node = sink; node !== source; node = before[node]) sent = Math.min(sent, room[before[node]].get(node))
    for (let node = sink; node !== source; node = before[node]) {
      const previous = before[node]
      room[previous].set(node, room[previous].get(node) - sent)
      room[node].set(previous, room[node].get(previous) + sent)
    }
    flow += sent
  }
}
