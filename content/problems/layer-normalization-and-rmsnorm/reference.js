const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function normalizeRows(rows, gain, shift, kind, epsilon) {
  const isLayer = kind === 'layer'
  return rows.map((row) => {
    const center = isLayer ? meanOf(row) : 0
    const scale = Math.sqrt(meanOf(row.map((value) => (value - center) ** 2)) + epsilon)
    return row.map((value, j) => ((value - center) / scale) * gain[j] + (isLayer ? shift[j] : 0))
  })
}
