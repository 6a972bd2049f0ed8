// It does not subtract the mean.
function autocorrelation(series, lags) {
  const results = new Array(lags + 1).fill(0)
  if (series.length === 0) return results
  if (series.every((value) => value === series[0])) return results.fill(1, 0, 1)
  const total = series.reduce((sum, value) => sum + value * value, 0)
  return results.map((_, lag) => series.slice(lag).reduce((sum, value, time) => sum + value * series[time], 0) / total)
}
