function pivotTable(rows, columns, values) {
  const rowLabels = [...new Set(rows)].sort()
  const columnLabels = [...new Set(columns)].sort()
  const lineOf = new Map(rowLabels.map((label, at) => [label, at]))
  const columnOf = new Map(columnLabels.map((label, at) => [label, at]))
  const lines = rowLabels.map(() => [...columnLabels.map(() => null), 0])
  const totals = [...columnLabels.map(() => 0), 0]
  values.forEach((value, record) => {
    const line = lines[lineOf.get(rows[record])]
    const column = columnOf.get(columns[record])
    line[column] = (line[column] ?? 0) + value
    line[columnLabels.length] += value
    totals[column] += value
    totals[columnLabels.length] += value
  })
  return [...lines, totals]
}
