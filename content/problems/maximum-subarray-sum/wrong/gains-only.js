// It sums all positive changes, adjacent or not.
function bestStretch(changes) {
  const gains = changes.filter((change) => change > 0)
  return gains.length === 0 ? Math.max(...changes) : gains.reduce((sum, one) => sum + one, 0)
}
