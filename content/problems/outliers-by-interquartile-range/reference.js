function iqrOutliers(values) {
  if (values.length === 0) return []
  const ranked = [...values].sort((a, b) => a - b)
  const quantile = (share) => {
    const position = share * (ranked.length - 1)
    const below = Math.floor(position)
    const above = Math.min(below + 1, ranked.length - 1)
    return ranked[below] + (position - below) * (ranked[above] - ranked[below])
  }
  const [first, third] = [quantile(0.25), quantile(0.75)]
  const reach = 1.5 * (third - first)
  return values.flatMap((value, position) => (value < first - reach || value > third + reach ? [position] : []))
}
