function longestRepeat(text, times) {
  const n = text.length
  let rank = Array.from(text, (letter) => letter.charCodeAt(0))
  let order = Array.from({ length: n }, (_, at) => at)
  for (let width = 1; ; width *= 2) {
    const keys = rank.map((one, at) => one * 70000 + (at + width < n ? rank[at + width] + 1 : 0))
    order = [...order].sort((one, other) => keys[one] - keys[other])
    const next = new Array(n).fill(0)
    for (let at = 1; at < n; at += 1) next[order[at]] = next[order[at - 1]] + (keys[order[at]] === keys[order[at - 1]] ? 0 : 1)
    rank = next
    if (width >= n || rank[order[n - 1]] === n - 1) break
  }
  const shared = new Array(n).fill(0)
  let same = 0
  for (let start = 0; start < n; start += 1) {
    if (rank[start] === 0) {
      same = 0
      continue
    }
    const other = order[rank[start] - 1]
    while (start + same < n && other + same < n && text[start + same] === text[other + same]) same += 1
    shared[rank[start]] = same
    same = Math.max(0, same - 1)
  }
  // Minima of windows of shared lengths, with a queue of rising values.
  const lows = []
  const queue = []
  for (let at = 1; at < n; at += 1) {
    while (queue.length > 0 && shared[queue[queue.length - 1]] >= shared[at]) queue.pop()
    queue.push(at)
    if (queue[0] < at - times + 2) queue.shift()
    if (at >= times - 1) lows.push([shared[queue[0]], at])
  }
  const longest = lows.reduce((most, [low]) => Math.max(most, low), 0)
  if (longest === 0) return [0, 0]
  let start = n
  for (const [low, at] of lows) {
    if (low === longest) for (let one = at - times + 1; one <= at; one += 1) start = Math.min(start, order[one])
  }
  return [start, longest]
}
