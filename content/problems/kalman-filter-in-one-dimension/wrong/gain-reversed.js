// It weights the reading with the share of the sensor's own variance.
function kalmanFilter(readings, drift, motion, noise, start) {
  let [mean, variance] = start
  return readings.map((reading) => {
    mean += drift
    variance += motion
    if (reading !== null && variance + noise > 0) {
      const gain = noise / (variance + noise)
      mean += gain * (reading - mean)
      variance *= gain
    }
    return [mean, variance]
  })
}
