// It divides by one less than the count, as for a sample variance.
function runningSpread(readings) {
  let [mean, squares] = [0, 0]
  return readings.map((reading, at) => {
    const distance = reading - mean
    mean += distance / (at + 1)
    squares += distance * (reading - mean)
    return [mean, at === 0 ? 0 : squares / at]
  })
}
