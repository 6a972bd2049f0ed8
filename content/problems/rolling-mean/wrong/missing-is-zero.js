// It counts missing values as zeros.
function rollingMean(values, window, least) {
  let total = 0
  return values.map((value, position) => {
    total += (value ?? 0) - (position >= window ? (values[position - window] ?? 0) : 0)
    const count = Math.min(position + 1, window)
    return count >= least ? total / count : null
  })
}
