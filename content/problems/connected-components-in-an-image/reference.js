// Joins each marked cell with the one to its left and the one above.
function spotSizes(scan, least) {
  const width = scan[0].length
  const parent = Array.from({ length: scan.length * width }, (_, at) => at)
  const rootOf = (at) => {
    while (parent[at] !== at) at = parent[at] = parent[parent[at]]
    return at
  }
  const sizes = new Map()
  scan.forEach((line, row) =>
    line.forEach((cell, column) => {
      if (cell === 0) return
      const at = row * width + column
      if (column > 0 && line[column - 1] === 1) parent[rootOf(at)] = rootOf(at - 1)
      if (row > 0 && scan[row - 1][column] === 1) parent[rootOf(at)] = rootOf(at - width)
    }),
  )
  scan.flat().forEach((cell, at) => cell === 1 && sizes.set(rootOf(at), (sizes.get(rootOf(at)) ?? 0) + 1))
  return [...sizes.values()].filter((size) => size >= least).sort((a, b) => b - a)
}
