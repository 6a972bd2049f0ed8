function kalmanFilter(readings, drift, motion, noise, start) {
  let [mean, variance] = start
  return readings.map((reading) => {
    mean += drift
    variance += motion
    if (reading !== null && variance > 0) {
      const gain = variance / (variance + noise)
      mean += gain * (reading - mean)
      variance *= 1 - gain
    }
    return [mean, variance]
  })
}
