// It takes the maximum over the actions of the current state.
function qLearning(states, actions, steps, rate, discount) {
  const table = Array.from({ length: states }, () => new Array(actions).fill(0))
  for (const [state, action, reward, , ended] of steps) {
    const target = ended === 1 ? reward : reward + discount * Math.max(...table[state])
    table[state][action] += rate * (target - table[state][action])
  }
  return table
}
