// It drops left rows without a partner.
function leftJoin(left, right) {
  const rowsOf = new Map()
  right.forEach((key, row) => {
    if (key === null) return
    if (!rowsOf.has(key)) rowsOf.set(key, [])
    rowsOf.get(key).push(row)
  })
  return left.flatMap((key, row) => (rowsOf.get(key) ?? []).map((partner) => [row, partner]))
}
