// It counts empty rows and columns in the degrees of freedom.
function chiSquare(counts) {
  const width = counts.length === 0 ? 0 : counts[0].length
  const rowTotals = counts.map((row) => row.reduce((sum, count) => sum + count, 0))
  const columnTotals = Array.from({ length: width }, (_, at) => counts.reduce((sum, row) => sum + row[at], 0))
  if (rowTotals.filter((one) => one > 0).length < 2 || columnTotals.filter((one) => one > 0).length < 2) return [0, 0]
  const total = rowTotals.reduce((sum, one) => sum + one, 0)
  let statistic = 0
  counts.forEach((row, i) => row.forEach((observed, j) => {
    const expected = (rowTotals[i] * columnTotals[j]) / total
    if (expected > 0) statistic += (observed - expected) ** 2 / expected
  }))
  return [statistic, (counts.length - 1) * (width - 1)]
}
