// It returns all nodes that cannot reach the sink, which is the largest side of the source instead of the smallest.
function minimumCut(nodes, edges, source, sink) {
  const room = Array.from({ length: nodes }, () => new Array(nodes).fill(0))
  for (const [from, to, capacity] of edges) room[from][to] += capacity
  let flow = 0
  for (;;) {
    const before = new Array(nodes).fill(-1)
    before[source] = source
    const queue = [source]
    for (const node of queue) {
      for (let next = 0; next < nodes; next += 1) {
        if (room[node][next] > 0 && before[next] === -1) {
          before[next] = node
          queue.push(next)
        }
      }
    }
    if (before[sink] === -1) break
    let sent = Infinity
    for (let node = sink; node !== source; node = before[node]) sent = Math.min(sent, room[before[node]][node])
    for (let node = sink; node !== source; node = before[node]) {
      room[before[node]][node] -= sent
      room[node][before[node]] += sent
    }
    flow += sent
  }
  const reaches = new Array(nodes).fill(false)
  reaches[sink] = true
  const queue = [sink]
  for (const node of queue) {
    for (let previous = 0; previous < nodes; previous += 1) {
      if (room[previous][node] > 0 && !reaches[previous]) {
        reaches[previous] = true
        queue.push(previous)
      }
    }
  }
  return [flow, ...reaches.flatMap((one, node) => (one ? [] : [node]))]
}
