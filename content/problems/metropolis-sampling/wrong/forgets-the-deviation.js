// It forgets to divide the weight of a peak by its deviation.
function metropolis(peaks, start, moves, draws, burn) {
  const level = (x) => {
    const terms = peaks.map(([w, m, s]) => Math.log(w) - (x - m) ** 2 / (2 * s * s))
    const top = Math.max(...terms)
    return top + Math.log(terms.reduce((sum, one) => sum + Math.exp(one - top), 0))
  }
  let [x, accepted] = [start, 0]
  const kept = moves.map((move, at) => {
    if (Math.log(draws[at]) < level(x + move) - level(x)) {
      x += move
      accepted += 1
    }
    return x
  }).slice(burn)
  const share = moves.length === 0 ? 0 : accepted / moves.length
  if (kept.length === 0) return [share, 0, 0]
  const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length
  return [share, mean, kept.reduce((sum, one) => sum + (one - mean) ** 2, 0) / kept.length]
}
