// It lets missing keys match each other.
function leftJoin(left, right) {
  const rowsOf = new Map()
  right.forEach((key, row) => {
    if (!rowsOf.has(key)) rowsOf.set(key, [])
    rowsOf.get(key).push(row)
  })
  return left.flatMap((key, row) => (rowsOf.get(key) ?? [-1]).map((partner) => [row, partner]))
}
