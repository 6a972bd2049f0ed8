// It gives the unknown a column of its own.
function oneHot(values) {
  const columns = [...new Set(values)].sort()
  return values.map((value) => columns.map((column) => (column === value ? 1 : 0)))
}
