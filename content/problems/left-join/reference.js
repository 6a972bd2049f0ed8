function leftJoin(left, right) {
  const rowsOf = new Map()
  right.forEach((key, row) => {
    if (key === null) return
    const rows = rowsOf.get(key)
    if (rows === undefined) rowsOf.set(key, [row])
    else rows.push(row)
  })
  return left.flatMap((key, row) => (rowsOf.get(key) ?? [-1]).map((partner) => [row, partner]))
}
