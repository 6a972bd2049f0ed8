// It gives unknown values a column of their own.
function oneHot(values) {
  const columns = [...new Set(values)].sort()
  return values.map((value) => columns.map((column) => (column === value ? 1 : 0)))
}
