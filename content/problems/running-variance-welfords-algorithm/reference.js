// Works with distances from the first reading, which stay small.
function runningSpread(readings) {
  let [sum, squares] = [0, 0]
  return readings.map((reading, at) => {
    const shifted = reading - readings[0]
    sum += shifted
    squares += shifted * shifted
    const mean = sum / (at + 1)
    return [readings[0] + mean, Math.max(0, squares / (at + 1) - mean * mean)]
  })
}
