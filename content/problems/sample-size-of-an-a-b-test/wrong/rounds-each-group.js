// It rounds both groups on their own.
function sampleSize(base, lift, alpha, power, sides, ratio) {
  if (lift === 0) return []
  const below = (x) => {
    let [term, sum] = [x, x]
    for (let odd = 3; term > 1e-18 * sum; odd += 2) sum += term *= (x * x) / odd
    return 0.5 + (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
  }
  const point = (share) => {
    let [low, high] = [0, 8]
    for (let round = 0; round < 60; round += 1) below((low + high) / 2) < share ? (low = (low + high) / 2) : (high = (low + high) / 2)
    return low
  }
  const other = base + lift
  const mean = (base + ratio * other) / (1 + ratio)
  const people = ((point(1 - alpha / sides) * Math.sqrt(mean * (1 - mean) * (1 + 1 / ratio)) + point(power) * Math.sqrt(base * (1 - base) + (other * (1 - other)) / ratio)) / lift) ** 2
  return [Math.ceil(people), Math.ceil(ratio * people)]
}
