// It gives zeros to a state that was never visited.
function baumWelch(start, moves, signs, seen, rounds) {
  const n = start.length
  const T = seen.length
  const all = start.map((_, i) => i)
  for (let round = 0; round < rounds; round += 1) {
    const a = []
    const c = []
    seen.forEach((s, t) => {
      const raw = all.map((j) => signs[j][s] * (t === 0 ? start[j] : all.reduce((sum, i) => sum + a[t - 1][i] * moves[i][j], 0)))
      c.push(raw.reduce((sum, one) => sum + one, 0))
      a.push(raw.map((one) => one / c[t]))
    })
    const z = [all.map(() => 1)]
    for (let t = T - 1; t > 0; t -= 1) z.unshift(all.map((i) => all.reduce((sum, j) => sum + moves[i][j] * signs[j][seen[t]] * z[0][j], 0) / c[t]))
    const g = a.map((row, t) => row.map((one, i) => one * z[t][i]))
    const sum = (i, keep) => g.reduce((total, row, t) => total + (keep(t) ? row[i] : 0), 0)
    const newMoves = moves.map((row, i) => row.map((one, j) => {
      let total = 0
      for (let t = 0; t < T - 1; t += 1) total += (a[t][i] * one * signs[j][seen[t + 1]] * z[t + 1][j]) / c[t + 1]
      const out = sum(i, (t) => t < T - 1)
      return out > 0 ? total / out : 0
    }))
    const newSigns = signs.map((row, i) => row.map((_, k) => (sum(i, () => true) > 0 ? sum(i, (t) => seen[t] === k) / sum(i, () => true) : 0)))
    start = g[0]
    moves = newMoves
    signs = newSigns
  }
  return [[start], moves, signs]
}
