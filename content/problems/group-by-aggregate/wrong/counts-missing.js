// It counts missing values as rows with the value 0.
function groupByAggregate(keys, values) {
  const groups = new Map()
  keys.forEach((key, row) => groups.set(key, [...(groups.get(key) ?? []).slice(-5000), values[row] ?? 0]))
  return [...groups.values()].map((group) => {
    const sum = group.reduce((total, value) => total + value, 0)
    return [group.length, sum, sum / group.length, Math.min(...group), Math.max(...group)]
  })
}
