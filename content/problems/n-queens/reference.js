function countQueens(size, blocked) {
  const closed = new Set(blocked.map(([row, column]) => row * size + column))
  const columns = new Array(size).fill(false)
  const rising = new Array(2 * size).fill(false)
  const falling = new Array(2 * size).fill(false)
  const place = (row) => {
    if (row === size) return 1
    let ways = 0
    for (let column = 0; column < size; column += 1) {
      const [up, down] = [row + column, row - column + size]
      if (columns[column] || rising[up] || falling[down] || closed.has(row * size + column)) continue
      columns[column] = rising[up] = falling[down] = true
      ways += place(row + 1)
      columns[column] = rising[up] = falling[down] = false
    }
    return ways
  }
  return place(0)
}
