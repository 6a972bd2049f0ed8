// It lifts every value to the largest before it.
function isotonic(values) {
  let best = -Infinity
  return values.map((value) => (best = Math.max(best, value)))
}
