function autocorrelation(series, lags) {
  const results = new Array(lags + 1).fill(0)
  if (series.length === 0) return results
  if (series.every((value) => value === series[0])) return results.fill(1, 0, 1)
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const deviations = series.map((value) => value - mean)
  const total = deviations.reduce((sum, deviation) => sum + deviation * deviation, 0)
  return results.map((_, lag) => {
    let sum = 0
    for (let time = 0; time + lag < deviations.length; time += 1) sum += deviations[time] * deviations[time + lag]
    return sum / total
  })
}
