// It treats a reading of 0 as a gap, both when it collects and when it fills.
function fillGaps(rows) {
  const medians = (rows[0] ?? []).map((_, column) => {
    const sorted = rows.map((row) => row[column]).filter(Boolean).sort((a, b) => a - b)
    const middle = sorted.length / 2
    return sorted.length === 0 ? 0 : (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  })
  return rows.map((row) => row.map((one, column) => one || medians[column]))
}
