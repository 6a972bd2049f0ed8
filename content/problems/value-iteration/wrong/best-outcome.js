// It takes the best outcome of an action instead of the average.
function valueIteration(moves, discount, rounds) {
  let values = moves.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const before = values
    values = moves.map((actions) => (actions.length === 0 ? 0 : Math.max(...actions.map((outcomes) => Math.max(...outcomes.map(([, after, reward]) => reward + discount * before[after]))))))
  }
  return values
}
