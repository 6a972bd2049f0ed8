// It computes the variance as the mean of the squares minus the square of the mean.
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function normalizeRows(rows, gain, shift, kind, epsilon) {
  const isLayer = kind === 'layer'
  return rows.map((row) => {
    const center = isLayer ? meanOf(row) : 0
    const variance = Math.max(meanOf(row.map((value) => value * value)) - center * center, 0)
    const scale = Math.sqrt(variance + epsilon)
    return row.map((value, j) => ((value - center) / scale) * gain[j] + (isLayer ? shift[j] : 0))
  })
}
