function valueIteration(moves, discount, rounds) {
  let values = moves.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const before = values
    values = moves.map((actions) => {
      if (actions.length === 0) return 0
      const totals = actions.map((outcomes) => outcomes.reduce((sum, [p, after, reward]) => sum + p * (reward + discount * before[after]), 0))
      return Math.max(...totals)
    })
  }
  return values
}
