function qLearning(states, actions, steps, rate, discount) {
  const table = Array.from({ length: states }, () => new Array(actions).fill(0))
  for (const [state, action, reward, after, ended] of steps) {
    const target = ended === 1 ? reward : reward + discount * Math.max(...table[after])
    table[state][action] += rate * (target - table[state][action])
  }
  return table
}
