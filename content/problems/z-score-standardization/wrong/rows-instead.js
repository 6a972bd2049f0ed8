// It scales each row instead of each column.
function standardised(rows) {
  return rows.map((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length
    const deviation = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length)
    return row.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation))
  })
}
