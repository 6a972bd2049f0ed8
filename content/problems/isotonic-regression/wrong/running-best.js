// It raises every value to the running maximum.
function isotonic(values) {
  let best = -Infinity
  return values.map((value) => (best = Math.max(best, value)))
}
