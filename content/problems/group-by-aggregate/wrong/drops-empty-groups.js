// It leaves out groups without values.
function groupByAggregate(keys, values) {
  const groups = new Map()
  keys.forEach((key, row) => {
    const value = values[row]
    if (value === null) return
    const [count, sum, , least, most] = groups.get(key) ?? [0, 0, 0, value, value]
    groups.set(key, [count + 1, sum + value, (sum + value) / (count + 1), Math.min(least, value), Math.max(most, value)])
  })
  return [...groups.values()]
}
