// It sorts the means as text.
function bootstrapInterval(values, draws, level) {
  const n = values.length
  const means = draws.map((row) => row.reduce((sum, u) => sum + values[Math.floor(u * n)], 0) / n)
  means.sort()
  const quantile = (q) => {
    const h = q * (means.length - 1)
    const k = Math.floor(h)
    return k + 1 < means.length ? means[k] + (h - k) * (means[k + 1] - means[k]) : means[k]
  }
  return [quantile((1 - level) / 2), quantile((1 + level) / 2)]
}
