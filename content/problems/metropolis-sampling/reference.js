function metropolis(peaks, start, moves, draws, burn) {
  /** How much larger the density is at one place than at the other: both sums are scaled by the largest term of either. */
  const ratio = (to, from) => {
    const terms = (x) => peaks.map(([weight, mean, deviation]) => Math.log(weight) - Math.log(deviation) - (x - mean) ** 2 / (2 * deviation ** 2))
    const [above, below] = [terms(to), terms(from)]
    const [high, low] = [Math.max(...above), Math.max(...below)]
    const sum = (all, top) => all.reduce((total, one) => total + Math.exp(one - top), 0)
    return Math.exp(Math.min(700, high - low)) * (sum(above, high) / sum(below, low))
  }
  let [x, accepted] = [start, 0]
  const states = moves.map((move, at) => {
    if (draws[at] < ratio(x + move, x)) {
      x += move
      accepted += 1
    }
    return x
  })
  const kept = states.slice(burn)
  const average = (list) => (list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length)
  const mean = average(kept)
  return [moves.length === 0 ? 0 : accepted / moves.length, mean, average(kept.map((one) => (one - mean) ** 2))]
}
