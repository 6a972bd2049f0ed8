function cheapestAssignment(costs) {
  const columns = costs.length === 0 ? 0 : costs[0].length
  const rowPotential = costs.map(() => 0)
  const columnPotential = new Array(columns + 1).fill(0)
  // The last entry stands for the row that is being added.
  const holder = new Array(columns + 1).fill(-1)
  costs.forEach((_, added) => {
    holder[columns] = added
    let at = columns
    const distance = new Array(columns).fill(Infinity)
    const cameFrom = new Array(columns).fill(columns)
    const visited = new Array(columns + 1).fill(false)
    while (holder[at] !== -1) {
      visited[at] = true
      const row = holder[at]
      let step = Infinity
      let nearest = -1
      for (let column = 0; column < columns; column += 1) {
        if (visited[column]) continue
        const reduced = costs[row][column] - rowPotential[row] - columnPotential[column]
        if (reduced < distance[column]) {
          distance[column] = reduced
          cameFrom[column] = at
        }
        if (distance[column] < step) {
          step = distance[column]
          nearest = column
        }
      }
      for (let column = 0; column <= columns; column += 1) {
        if (visited[column]) {
          rowPotential[holder[column]] += step
          columnPotential[column] -= step
        } else if (column < columns) distance[column] -= step
      }
      at = nearest
    }
    while (at !== columns) {
      holder[at] = holder[cameFrom[at]]
      at = cameFrom[at]
    }
  })
  return holder.slice(0, columns).reduce((sum, row, column) => sum + (row === -1 ? 0 : costs[row][column]), 0)
}
