function baumWelch(start, moves, signs, seen, rounds) {
  // All in logarithms, so that nothing has to be scaled.
  const addUp = (logs) => {
    const top = Math.max(...logs)
    return top === -Infinity ? -Infinity : top + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - top), 0))
  }
  let model = { start, moves, signs }
  const last = seen.length - 1
  for (let round = 0; round < rounds; round += 1) {
    const [first, step, show] = [model.start.map(Math.log), model.moves.map((row) => row.map(Math.log)), model.signs.map((row) => row.map(Math.log))]
    const before = [first.map((one, state) => one + show[state][seen[0]])]
    for (let t = 1; t <= last; t += 1) before.push(first.map((_, j) => show[j][seen[t]] + addUp(first.map((_, i) => before[t - 1][i] + step[i][j]))))
    const after = [first.map(() => 0)]
    for (let t = last; t > 0; t -= 1) after.unshift(first.map((_, i) => addUp(first.map((_, j) => step[i][j] + show[j][seen[t]] + after[0][j]))))
    const all = addUp(before[last])
    const belief = (t, i) => Math.exp(before[t][i] + after[t][i] - all)
    model = {
      start: first.map((_, i) => belief(0, i)),
      moves: model.moves.map((row, i) => {
        let total = 0
        for (let t = 0; t < last; t += 1) total += belief(t, i)
        if (total <= 1e-12) return row
        return row.map((_, j) => {
          let sum = 0
          for (let t = 0; t < last; t += 1) sum += Math.exp(before[t][i] + step[i][j] + show[j][seen[t + 1]] + after[t + 1][j] - all)
          return sum / total
        })
      }),
      signs: model.signs.map((row, i) => {
        const counts = row.map(() => 0)
        seen.forEach((sign, t) => (counts[sign] += belief(t, i)))
        const total = counts.reduce((sum, one) => sum + one, 0)
        return total <= 1e-12 ? row : counts.map((one) => one / total)
      }),
    }
  }
  return [[model.start], model.moves, model.signs]
}
