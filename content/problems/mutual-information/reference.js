// By entropies: the sum of both entropies minus the joint entropy.
function sharedInformation(counts) {
  const whole = counts.flat().reduce((sum, cell) => sum + cell, 0)
  const entropy = (parts) => parts.reduce((sum, part) => (part === 0 ? sum : sum - (part / whole) * Math.log2(part / whole)), 0)
  const rows = counts.map((row) => row.reduce((sum, cell) => sum + cell, 0))
  const columns = counts[0].map((_, j) => counts.reduce((sum, row) => sum + row[j], 0))
  return entropy(rows) + entropy(columns) - entropy(counts.flat())
}
