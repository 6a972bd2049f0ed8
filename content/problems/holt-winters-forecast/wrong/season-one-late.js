// It shifts the season of the forecast by one step.
function holtWinters(series, period, rates, ahead) {
  const [alpha, beta, gamma] = rates
  const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const first = meanOf(series.slice(0, period))
  let level = first
  let trend = (meanOf(series.slice(period, 2 * period)) - first) / period
  const season = series.slice(0, period).map((value) => value - first)
  series.forEach((value, time) => {
    const old = level
    const phase = time % period
    level = alpha * (value - season[phase]) + (1 - alpha) * (old + trend)
    trend = beta * (level - old) + (1 - beta) * trend
    season[phase] = gamma * (value - level) + (1 - gamma) * season[phase]
  })
  return Array.from({ length: ahead }, (_, step) => level + (step + 1) * trend + season[(series.length + step + 1) % period])
}
