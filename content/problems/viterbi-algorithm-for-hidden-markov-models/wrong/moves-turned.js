// It uses the transposed table of moves.
function likeliestPath(start, moves, signs, seen) {
  if (seen.length === 0) return []
  let best = start.map((one, state) => one + signs[state][seen[0]])
  const notes = []
  for (const sign of seen.slice(1)) {
    const came = start.map((_, state) => {
      const worth = best.map((score, from) => score + moves[state][from])
      return worth.indexOf(Math.max(...worth))
    })
    best = start.map((_, state) => best[came[state]] + moves[state][came[state]] + signs[state][sign])
    notes.push(came)
  }
  const path = [best.indexOf(Math.max(...best))]
  for (const came of notes.reverse()) path.unshift(came[path[0]])
  return path
}
