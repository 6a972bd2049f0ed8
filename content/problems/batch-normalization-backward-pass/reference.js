function batchNormBackward(inputs, gain, pulls, epsilon) {
  const rows = inputs.length
  const sum = (list) => list.reduce((total, one) => total + one, 0)
  const back = inputs.map((row) => row.map(() => 0))
  const byGain = []
  const byShift = []
  gain.forEach((factor, at) => {
    const given = pulls.map((row) => row[at])
    const values = inputs.map((row) => row[at])
    const mean = sum(values) / rows
    const apart = values.map((x) => x - mean)
    const root = Math.sqrt(sum(apart.map((x) => x * x)) / rows + epsilon)
    byShift.push(sum(given))
    byGain.push(sum(given.map((d, i) => (d * apart[i]) / root)))
    // One step after the other, from the output back to the input.
    const byNormal = given.map((d) => d * factor)
    const byRoot = -sum(byNormal.map((d, i) => d * apart[i])) / (root * root)
    const bySquare = byRoot / (2 * root) / rows
    const byApart = byNormal.map((d, i) => d / root + 2 * apart[i] * bySquare)
    const byMean = -sum(byApart)
    byApart.forEach((d, i) => (back[i][at] = d + byMean / rows))
  })
  return [back, [byGain], [byShift]]
}
