// It returns the negative gradient: all signs are reversed.
function lossSlope(inputs, weights, labels) {
  const slope = weights.map((row) => row.map(() => 0))
  inputs.forEach((input, at) => {
    const scores = weights[0].map((_, kind) => input.reduce((sum, value, feature) => sum + value * weights[feature][kind], 0))
    const top = Math.max(...scores)
    const whole = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
    scores.forEach((score, kind) => {
      const off = (kind === labels[at] ? 1 : 0) - Math.exp(score - top) / whole
      input.forEach((value, feature) => { slope[feature][kind] += (value * off) / inputs.length })
    })
  })
  return slope
}
