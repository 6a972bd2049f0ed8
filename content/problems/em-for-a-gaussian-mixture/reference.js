function logJoint(value, [weight, mean, variance]) {
  return weight === 0 ? -Infinity : Math.log(weight) - 0.5 * (Math.log(2 * Math.PI * variance) + (value - mean) ** 2 / variance)
}

function fitMixture(values, components, rounds, tolerance, floor) {
  let current = components
  let before = -Infinity
  for (let round = 0; round < rounds; round += 1) {
    let likelihood = 0
    const responsibilities = values.map((value) => {
      const logs = current.map((component) => logJoint(value, component))
      const most = Math.max(...logs)
      const densities = logs.map((part) => Math.exp(part - most))
      const total = densities.reduce((sum, density) => sum + density, 0)
      likelihood += most + Math.log(total)
      return densities.map((density) => density / total)
    })
    if (round > 0 && likelihood - before < tolerance) break
    before = likelihood
    current = current.map(([, oldMean, oldVariance], index) => {
      const weighted = (numberOf) => values.reduce((sum, value, row) => sum + responsibilities[row][index] * numberOf(value), 0)
      const mass = weighted(() => 1)
      if (mass < 1e-12) return [0, oldMean, oldVariance]
      const mean = weighted((value) => value) / mass
      return [mass / values.length, mean, Math.max(floor, weighted((value) => (value - mean) ** 2) / mass)]
    })
  }
  return current
}
