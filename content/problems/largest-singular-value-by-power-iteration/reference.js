function largestSingularValue(table) {
  // Turns pairs of columns until all are at right angles; the longest one is the answer.
  const columns = table[0].map((_, at) => table.map((row) => row[at]))
  const dot = (one, other) => one.reduce((sum, x, at) => sum + x * other[at], 0)
  for (let sweep = 0; sweep < 40; sweep += 1) {
    let turned = false
    for (let i = 0; i < columns.length; i += 1) {
      for (let j = i + 1; j < columns.length; j += 1) {
        const [a, b, c] = [dot(columns[i], columns[i]), dot(columns[j], columns[j]), dot(columns[i], columns[j])]
        if (Math.abs(c) <= 1e-12 * Math.sqrt(a * b)) continue
        turned = true
        const angle = Math.atan2(2 * c, a - b) / 2
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const [one, other] = [columns[i], columns[j]]
        columns[i] = one.map((x, at) => cos * x + sin * other[at])
        columns[j] = one.map((x, at) => cos * other[at] - sin * x)
      }
    }
    if (!turned) break
  }
  return Math.sqrt(Math.max(...columns.map((column) => dot(column, column))))
}
