// Keeps the readings sorted: binary search finds the position, and shifting the rest is fast.
function runningMedians(readings) {
  const sorted = []
  return readings.map((reading) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle] < reading) low = middle + 1
      else high = middle
    }
    sorted.splice(low, 0, reading)
    const half = sorted.length >> 1
    return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  })
}
