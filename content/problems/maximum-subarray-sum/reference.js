// The sum of a range is the difference of two prefix sums: the current one and the smallest one before it.
function bestStretch(changes) {
  let [sum, lowest, best] = [0, 0, -Infinity]
  for (const change of changes) {
    sum += change
    best = Math.max(best, sum - lowest)
    lowest = Math.min(lowest, sum)
  }
  return best
}
