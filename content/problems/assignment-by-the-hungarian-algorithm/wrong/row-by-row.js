// It gives each row the cheapest column that is still free.
function cheapestAssignment(costs) {
  const used = new Set()
  let total = 0
  for (const line of costs) {
    let best = -1
    line.forEach((cost, column) => {
      if (!used.has(column) && (best === -1 || cost < line[best])) best = column
    })
    used.add(best)
    total += line[best]
  }
  return total
}
