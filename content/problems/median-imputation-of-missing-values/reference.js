function median(values) {
  if (values.length === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function fillGaps(rows) {
  const medians = (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column]).filter((one) => one !== null)))
  return rows.map((row) => row.map((one, column) => one ?? medians[column]))
}
