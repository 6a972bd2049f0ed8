// It skips the whole step, also the movement, when a reading is missing.
function kalmanFilter(readings, drift, motion, noise, start) {
  let [mean, variance] = start
  return readings.map((reading) => {
    if (reading === null) return [mean, variance]
    mean += drift
    variance += motion
    const gain = variance > 0 ? variance / (variance + noise) : 0
    mean += gain * (reading - mean)
    variance *= 1 - gain
    return [mean, variance]
  })
}
