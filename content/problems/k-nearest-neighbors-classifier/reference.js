function vote(points, labels, query, k) {
  const far = points.map((point) => point.reduce((sum, one, axis) => sum + (one - query[axis]) ** 2, 0))
  const nearest = points.map((_, at) => at).sort((a, b) => far[a] - far[b] || a - b).slice(0, k)
  const votes = new Map()
  for (const at of nearest) votes.set(labels[at], (votes.get(labels[at]) ?? 0) + 1)
  let winner = null
  for (const [label, count] of votes) if (winner === null || count > votes.get(winner)) winner = label
  return winner
}
