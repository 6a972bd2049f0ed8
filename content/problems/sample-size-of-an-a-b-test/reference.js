function shareBelow(x) {
  let term = x
  let sum = x
  for (let odd = 3; term > 1e-18 * sum; odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return 0.5 + (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function pointOf(share) {
  let [low, high] = [0, 8]
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2
    if (shareBelow(middle) < share) low = middle
    else high = middle
  }
  return low
}

function sampleSize(base, lift, alpha, power, sides, ratio) {
  if (lift === 0) return []
  const other = base + lift
  const mean = (base + ratio * other) / (1 + ratio)
  const same = Math.sqrt(mean * (1 - mean) * (1 + 1 / ratio))
  const different = Math.sqrt(base * (1 - base) + (other * (1 - other)) / ratio)
  const people = Math.ceil(((pointOf(1 - alpha / sides) * same + pointOf(power) * different) / lift) ** 2)
  return [people, ratio * people]
}
