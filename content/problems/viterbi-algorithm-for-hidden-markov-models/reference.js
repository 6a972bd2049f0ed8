function likeliestPath(start, moves, signs, seen) {
  const table = []
  seen.forEach((sign, day) => {
    table.push(
      start.map((first, state) => {
        const before = day === 0 ? first : Math.max(...table[day - 1].map((score, from) => score + moves[from][state]))
        return before + signs[state][sign]
      }),
    )
  })
  const path = []
  for (let day = seen.length - 1; day >= 0; day -= 1) {
    const next = path[0]
    const worth = next === undefined ? table[day] : table[day].map((score, state) => score + moves[state][next])
    path.unshift(worth.indexOf(Math.max(...worth)))
  }
  return path
}
