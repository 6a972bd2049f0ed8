// It uses the grade itself as the gain.
function rankingQuality(grades, top) {
  const gained = (order) => order.slice(0, top).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0)
  const ideal = gained([...grades].sort((a, b) => b - a))
  return ideal === 0 ? 0 : gained(grades) / ideal
}
