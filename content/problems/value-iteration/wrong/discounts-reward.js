// It discounts the reward as well as the value.
function valueIteration(moves, discount, rounds) {
  let values = moves.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const before = values
    values = moves.map((actions) =>
      actions.length === 0 ? 0 : Math.max(...actions.map((outcomes) => outcomes.reduce((sum, [p, after, reward]) => sum + p * discount * (reward + before[after]), 0))),
    )
  }
  return values
}
