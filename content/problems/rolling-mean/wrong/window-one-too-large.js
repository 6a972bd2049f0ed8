// It removes entries one position too late, so that the window is one entry too long.
function rollingMean(values, window, least) {
  let total = 0
  let count = 0
  return values.map((value, position) => {
    if (value !== null) {
      total += value
      count += 1
    }
    const leaving = position > window ? values[position - window - 1] : null
    if (leaving !== null) {
      total -= leaving
      count -= 1
    }
    return count >= least ? total / count : null
  })
}
