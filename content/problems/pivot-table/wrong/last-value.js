// It keeps the last value of a pair instead of the sum.
function pivotTable(rows, columns, values) {
  const rowLabels = [...new Set(rows)].sort()
  const columnLabels = [...new Set(columns)].sort()
  const last = new Map(values.map((value, record) => [JSON.stringify([rows[record], columns[record]]), value]))
  const lines = rowLabels.map((row) => {
    const cells = columnLabels.map((column) => last.get(JSON.stringify([row, column])) ?? null)
    return [...cells, cells.reduce((sum, cell) => sum + (cell ?? 0), 0)]
  })
  return [...lines, [...columnLabels, ''].map((_, at) => lines.reduce((sum, line) => sum + (line[at] ?? 0), 0))]
}
