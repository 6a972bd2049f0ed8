// A stretch is the difference of two running sums: the present one and the lowest before it.
function bestStretch(changes) {
  let [sum, lowest, best] = [0, 0, -Infinity]
  for (const change of changes) {
    sum += change
    best = Math.max(best, sum - lowest)
    lowest = Math.min(lowest, sum)
  }
  return best
}
