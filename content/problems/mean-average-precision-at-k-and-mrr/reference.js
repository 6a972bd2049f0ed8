function rankingMetrics(rankings, relevant, k) {
  let reciprocalSum = 0
  let averageSum = 0
  rankings.forEach((ranking, query) => {
    const wanted = new Set(relevant[query])
    const positions = []
    ranking.slice(0, k).forEach((name, index) => {
      if (wanted.has(name) && ranking.indexOf(name) === index) positions.push(index + 1)
    })
    if (positions.length === 0) return
    reciprocalSum += 1 / positions[0]
    const precisions = positions.map((position, index) => (index + 1) / position)
    averageSum += precisions.reduce((sum, value) => sum + value) / Math.min(k, wanted.size)
  })
  const count = Math.max(rankings.length, 1)
  return [reciprocalSum / count, averageSum / count]
}
