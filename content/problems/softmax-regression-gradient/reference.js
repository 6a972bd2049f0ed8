function lossSlope(inputs, weights, labels) {
  const slope = weights.map((row) => row.map(() => 0))
  inputs.forEach((input, at) => {
    const scores = weights[0].map((_, kind) => input.reduce((sum, value, feature) => sum + value * weights[feature][kind], 0))
    const top = Math.max(...scores)
    const parts = scores.map((score) => Math.exp(score - top))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    parts.forEach((part, kind) => {
      const off = part / whole - (kind === labels[at] ? 1 : 0)
      input.forEach((value, feature) => {
        slope[feature][kind] += (value * off) / inputs.length
      })
    })
  })
  return slope
}
