function groupByAggregate(keys, values) {
  const groups = new Map()
  keys.forEach((key, row) => {
    if (!groups.has(key)) groups.set(key, { count: 0, sum: 0, least: null, most: null })
    const value = values[row]
    if (value === null) return
    const group = groups.get(key)
    group.count += 1
    group.sum += value
    group.least = group.least === null ? value : Math.min(group.least, value)
    group.most = group.most === null ? value : Math.max(group.most, value)
  })
  return [...groups.values()].map(({ count, sum, least, most }) => [count, sum, count === 0 ? null : sum / count, least, most])
}
